// What can go wrong when the embedded PostgreSQL starts, each with a code and one line that says what to do.

export type EmbeddedPostgresErrorCode =
  | 'no_binary'
  | 'binary_does_not_run'
  | 'cannot_run_as_root'
  | 'read_only'
  | 'no_permission'
  | 'disk_full'
  | 'incompatible_data'
  | 'start_failed'
  | 'unreachable';

/** The message is one line, fit to print as it is. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedPostgresError';
    this.code = code;
  }
}

const OTHER_SERVER = 'Set DATABASE_URL to a PostgreSQL server of yours.';

export function noBinary(platform: string, arch: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'no_binary',
    `There is no ready-made PostgreSQL for ${platform}-${arch} here. ${OTHER_SERVER}`,
    { cause },
  );
}

export function binaryDoesNotRun(binary: string, reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'binary_does_not_run',
    `The PostgreSQL binary ${binary} does not run on this system (it needs glibc, which Alpine does not have): ${oneLine(reason)}. ${OTHER_SERVER}`,
  );
}

export function cannotRunAsRoot(dataDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'cannot_run_as_root',
    `PostgreSQL does not run as root, and no other account can use ${dataDir}. Run as an ordinary user, or set DATABASE_URL to a PostgreSQL server of yours.`,
  );
}

export function diskFull(dir: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'disk_full',
    `The disk that holds ${dir} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
    { cause },
  );
}

export function unreachable(dataDir: string, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'unreachable',
    `PostgreSQL runs in ${dataDir} but does not answer: ${oneLine(String(cause))}`,
    { cause },
  );
}

/** Names a failure of the file system in `dir`: an errno error of Node, or what PostgreSQL wrote about one. */
export function storageError(error: unknown, dir: string): EmbeddedPostgresError | undefined {
  const text = error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}` : String(error);
  if (/\b(ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/i.test(text)) return diskFull(dir, error);
  if (/\bEROFS\b|Read-only file system/i.test(text)) {
    return new EmbeddedPostgresError(
      'read_only',
      `The disk that holds ${dir} is read-only. Set DATA_DIR to a folder that can be written.`,
      { cause: error },
    );
  }
  if (/\b(EACCES|EPERM)\b|Permission denied|Operation not permitted/i.test(text)) {
    return new EmbeddedPostgresError(
      'no_permission',
      `This account may not use ${dir}. Change the owner of the folder, or set DATA_DIR to one of yours.`,
      { cause: error },
    );
  }
  return undefined;
}

/** Names a failed start from what the server or initdb wrote. */
export function startError(output: string, dataDir: string): EmbeddedPostgresError {
  const storage = storageError(output, dataDir);
  if (storage) return storage;
  if (/database files are incompatible with server/i.test(output)) {
    return new EmbeddedPostgresError(
      'incompatible_data',
      `The data in ${dataDir} was made by another version of PostgreSQL. Set DATA_DIR to another folder, or move this one away.`,
    );
  }
  return new EmbeddedPostgresError(
    'start_failed',
    `PostgreSQL did not start in ${dataDir}: ${oneLine(lastWords(output))}`,
  );
}

function lastWords(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1) ?? 'it ended without a word';
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
