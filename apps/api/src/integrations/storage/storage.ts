/** Keeps files by key: words of letters, digits, `-`, `_` and `.`, joined by `/`. A key that was written once always holds the same. */
export interface Storage {
  /** Writes a file whole, or not at all; the same key again changes nothing that can be seen. */
  put(key: string, file: StoredFile): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Deletes files; those that are not there are no error. */
  remove(keys: readonly string[]): Promise<void>;
}

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/** The storage did not do what it was asked for; asking again may help. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

/** What never changes may be kept for good by whoever has it. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
