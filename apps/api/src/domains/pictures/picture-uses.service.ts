import type { Trx } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { pictureIn, storedAs } from '../../lib/picture-addresses.ts';
import * as pictures from './pictures.repository.ts';
import type { Usage } from './pictures.repository.ts';

/** A picture that a request names. */
export interface NamedPicture {
  /** The path of the field, as in `body/avatar`. */
  path: string;
  /** In stored form. */
  picture: string;
}

/**
 * Records which pictures a profile or an account uses, in the transaction that stores them. Each must be the person's
 * own upload, or one of `known` (the identity's picture, or stored already). Throws `picture_not_allowed` with the
 * fields to blame (D35, D55).
 */
export async function notePictureUses(
  trx: Trx,
  usage: Usage,
  named: readonly NamedPicture[],
  known: readonly (string | null)[],
  now: Date,
): Promise<void> {
  const hashes = named.map(({ picture }) => pictureIn(picture)?.hash).filter((hash) => hash !== undefined);
  const held = await pictures.holdPictures(trx, usage.userId, [...new Set(hashes)]);
  const own = new Map(held.map((picture) => [storedAs(picture), picture.hash]));
  const foreign = named.filter(({ picture }) => !own.has(picture) && !known.includes(picture));
  if (foreign.length > 0)
    throw new Problem('picture_not_allowed', {
      errors: foreign.map(({ path }) => ({ path, code: 'not_allowed', message: 'This is no picture of yours.' })),
    });
  const used = new Set(named.map(({ picture }) => own.get(picture)).filter((hash) => hash !== undefined));
  await pictures.replaceUses(trx, usage, [...used], now);
}
