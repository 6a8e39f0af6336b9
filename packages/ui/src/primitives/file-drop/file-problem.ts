/** What is wrong with a file before anything is sent. */
export type FileProblem = 'type' | 'size';

export interface FileRules {
  /** The MIME types that are taken, such as `image/png`. */
  accept: readonly string[];
  /** The largest size in bytes. */
  maxBytes: number;
}

/** The server looks at the bytes themselves; this spares people the wait. */
export function problemOf(file: Pick<File, 'type' | 'size'>, { accept, maxBytes }: FileRules): FileProblem | undefined {
  if (!accept.includes(file.type)) return 'type';
  return file.size > maxBytes ? 'size' : undefined;
}
