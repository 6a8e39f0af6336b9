import type { StorageConfig } from '../../config.ts';
import { tracedCalls } from '../../lib/tracing.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The configured storage. */
export const createStorage = (config: StorageConfig): Storage =>
  tracedCalls('storage', config.kind === 'folder' ? createFolderStorage(config.folder) : createS3Storage(config));
