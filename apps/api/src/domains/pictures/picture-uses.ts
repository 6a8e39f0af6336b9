import { type Picture, readPictureUrl } from '@mutuals/api-client/pictures';
import type { Trx } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import * as pictures from './pictures.repository.ts';
import type { Usage } from './pictures.repository.ts';

/** A picture that a request names. */
export interface NamedPicture {
  /** Of the field, as in `body/avatar`. */
  path: string;
  url: string;
}

export interface PictureUses {
  /**
   * Notes which pictures a profile or an account uses from now on, in the transaction that stores their addresses. Each must be an upload
   * of its own person, or one of `known` (the identity's picture, what is stored already); else `picture_not_allowed` with the fields to
   * blame (D35, D55).
   */
  usePictures(
    trx: Trx,
    usage: Usage,
    named: readonly NamedPicture[],
    known: readonly (string | null)[],
    now: Date,
  ): Promise<void>;
}

/** @param urlOf the address by which a picture is used */
export function createPictureUses(urlOf: (picture: Picture) => string): PictureUses {
  return {
    async usePictures(trx, usage, named, known, now) {
      const hashes = named.map(({ url }) => readPictureUrl(url)?.hash).filter((hash) => hash !== undefined);
      const held = await pictures.holdPictures(trx, usage.userId, [...new Set(hashes)]);
      const own = new Map(held.map((picture) => [urlOf(picture), picture.hash]));
      const foreign = named.filter(({ url }) => !own.has(url) && !known.includes(url));
      if (foreign.length > 0)
        throw new Problem('picture_not_allowed', {
          errors: foreign.map(({ path }) => ({ path, code: 'not_allowed', message: 'This is no picture of yours.' })),
        });
      const used = new Set(named.map(({ url }) => own.get(url)).filter((hash) => hash !== undefined));
      await pictures.replaceUses(trx, usage, [...used], now);
    },
  };
}
