import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, progressAfter, refusalOf } from './upload.rules.ts';

describe('a file', () => {
  it.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'IMAGE/PNG'])(
    '[UP1] is taken as %s',
    (type) => expect(refusalOf({ type, size: 1 })).toBeUndefined(),
  );

  it.each(['image/svg+xml', 'image/avif', 'text/html', ''])('[UP1] is refused as "%s"', (type) =>
    expect(refusalOf({ type, size: 1 })).toBe('format'),
  );

  it('[UP2] is taken at 5 MB and refused one byte above; its format is told first', () => {
    expect(refusalOf({ type: 'image/png', size: MAX_PICTURE_BYTES })).toBeUndefined();
    expect(refusalOf({ type: 'image/png', size: MAX_PICTURE_BYTES + 1 })).toBe('size');
    expect(refusalOf({ type: 'text/plain', size: MAX_PICTURE_BYTES + 1 })).toBe('format');
  });

  it('[UP4] never goes back in its progress, nor over its end', () => {
    expect(progressAfter(0.4, 0.6)).toBe(0.6);
    expect(progressAfter(0.6, 0.4)).toBe(0.6);
    expect(progressAfter(0.6, 3)).toBe(1);
    expect(progressAfter(0.6, Number.NaN)).toBe(0.6);
  });
});
