import type { ChosenFile, UploadFailure } from './upload.types.ts';

/** SPEC 5: what a file may say that it is. */
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const;

/** SPEC 9: in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** Why a file is refused before anything is sent (UP1, UP2); undefined when it is not. */
export function refusalOf({ type, size }: Pick<ChosenFile, 'type' | 'size'>): UploadFailure | undefined {
  if (!PICTURE_TYPES.some((taken) => taken === type.toLowerCase())) return 'format';
  return size > MAX_PICTURE_BYTES ? 'size' : undefined;
}

/** The share that was sent, which never goes back (UP4). */
export function progressAfter(before: number, sent: number): number {
  return Number.isFinite(sent) ? Math.min(1, Math.max(before, sent)) : before;
}
