import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { CHUNK_BYTES, seal, unseal } from './seal.ts';

const PASSPHRASE = 'correct horse battery staple';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const sealed = (plain: Buffer, size = 10_000): Promise<Buffer> => buffer(seal(pieces(plain, size), PASSPHRASE));
const opened = (file: Buffer, passphrase = PASSPHRASE, size = 7000): Promise<Buffer> =>
  buffer(unseal(pieces(file, size), passphrase));
const plainOf = (length: number): Buffer => Buffer.alloc(length, 'a community, ');

describe('a sealed file', () => {
  it.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES])(
    'of %i bytes opens to the same bytes, however they arrive',
    async (length) => {
      const file = await sealed(plainOf(length));
      expect((await opened(file)).equals(plainOf(length))).toBe(true);
      expect((await opened(file, PASSPHRASE, file.length)).equals(plainOf(length))).toBe(true);
    },
  );

  it('shows nothing of what is in it, and never twice the same', async () => {
    const [one, two] = [await sealed(plainOf(500)), await sealed(plainOf(500))];
    expect(one.includes('community')).toBe(false);
    expect(one.subarray(60, 200).equals(two.subarray(60, 200))).toBe(false);
  });

  it('takes no other passphrase', async () => {
    await expect(opened(await sealed(plainOf(500)), 'Correct horse battery staple')).rejects.toThrow(
      'The passphrase is not the one of this backup.',
    );
  });

  it('is noticed to be cut wherever it is', async () => {
    const file = await sealed(plainOf(2 * CHUNK_BYTES + 500));
    const header = file.length - (2 * CHUNK_BYTES + 500 + 3 * 16);
    // At the end of a chunk each chunk left is whole, and only the last one can tell.
    for (const chunks of [1, 2])
      await expect(opened(file.subarray(0, header + chunks * (CHUNK_BYTES + 16)))).rejects.toThrow(
        'The backup is cut off',
      );
    for (const length of [header + 5, header + 100, header + CHUNK_BYTES, file.length - 1])
      await expect(opened(file.subarray(0, length))).rejects.toThrow('The backup was changed, damaged or cut');
    await expect(opened(file.subarray(0, header))).rejects.toThrow('The backup was changed, damaged or cut');
    for (const length of [0, 5, 30]) await expect(opened(file.subarray(0, length))).rejects.toThrow('no backup');
  });

  it('is noticed to be changed in any of its parts', async () => {
    const file = await sealed(plainOf(CHUNK_BYTES + 500));
    const changed = (at: number): Buffer => {
      const copy = Buffer.from(file);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy;
    };
    await expect(opened(changed(3))).rejects.toThrow('no backup');
    // The salt makes the key.
    await expect(opened(changed(20))).rejects.toThrow('The passphrase is not');
    for (const at of [60, 1000, CHUNK_BYTES + 200, file.length - 1])
      await expect(opened(changed(at))).rejects.toThrow('The backup was changed, damaged or cut');
    await expect(opened(Buffer.concat([file, Buffer.from('x')]))).rejects.toThrow(
      'The backup was changed, damaged or cut',
    );
  });
});
