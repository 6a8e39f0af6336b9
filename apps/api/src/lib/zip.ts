import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file in a zip. */
export interface ZipEntry {
  path: string;
  /** False for what is compressed already. */
  compress: boolean;
  /** Read when the entry is written. */
  content(): AsyncIterable<string | Buffer>;
}

/**
 * A zip of these files, written as fast as it is read: one entry at a time, and little of it in memory. Fails with the
 * error of a file that cannot be read.
 */
export function zipOf(entries: readonly ZipEntry[], at: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const fail = (error: Error): void => void output.destroy(error);
  let open: Readable | null = null;
  for (const { path, compress, content } of entries)
    zip.addReadStreamLazy(path, { compress, mtime: at }, (done) => {
      // Nobody else hears of its error: it would end the process.
      open = Readable.from(begun(content), { objectMode: false }).on('error', fail);
      done(null, open);
    });
  zip.on('error', fail);
  // What is cut off leaves nothing open behind.
  output.once('close', () => open?.destroy());
  zip.outputStream.pipe(output);
  zip.end();
  return output;
}

/** Content that begins when it is read, so that it fails nowhere else. */
async function* begun(content: ZipEntry['content']): AsyncGenerator<string | Buffer> {
  yield* content();
}

/** A stream in parts of a size; the last one may be smaller. */
export async function* inParts(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    held.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const whole = Buffer.concat(held);
    const end = length - (length % size);
    for (let start = 0; start < end; start += size) yield whole.subarray(start, start + size);
    held = [whole.subarray(end)];
    length -= end;
  }
  if (length > 0) yield Buffer.concat(held);
}
