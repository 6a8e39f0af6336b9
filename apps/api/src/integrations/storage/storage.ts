/** Stores files by key: words of letters, digits, `-`, `_` and `.`, joined by `/`. A key's content never changes. */
export interface Storage {
  /** Writes a file as a whole or not at all; writing a key again has no visible effect. */
  put(key: string, file: StoredFile): Promise<void>;
  /** Null if there is no such file. */
  get(key: string): Promise<Buffer | null>;
  /** Whether there is such a file, without reading it. */
  has(key: string): Promise<boolean>;
  /** Deletes files; missing ones are no error. */
  remove(keys: readonly string[]): Promise<void>;
}

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** The storage refused or failed; a retry may succeed. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';

  /** Whether an operator must mend it: the disk is full or refuses us, or the store refuses our key or has no such bucket. Load alone never causes that. */
  get needsOperator(): boolean {
    const { code, status }: { code?: unknown; status?: unknown } = Object(this.cause);
    return OF_DISK.has(code) || OF_STORE.has(status);
  }
}

const OF_DISK = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EIO']);
const OF_STORE = new Set<unknown>([401, 403, 404]);

/** For content that never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
