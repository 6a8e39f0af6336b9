import { picturePath, pictureWidths, readPictureUrl } from '@mutuals/api-client/pictures';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../database/schema.ts';
import { detectLanguage } from '../../integrations/translation/detect-language.ts';
import type { Storage } from '../../integrations/storage/storage.ts';
import type { ConcurrencyLimiter } from '../../lib/concurrency-limiter.ts';
import { Problem } from '../../problem.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import type { Profile } from '../profiles/profiles.public.ts';
import { createSharePictures } from './draw-share-picture.service.ts';
import { hashOf, type ShareCard, shareCardOf } from './share-card.rules.ts';
import { hasWordsIn } from './share-words.data.ts';

/** What the link to a profile shows today, and the name of its picture. */
export interface SharedProfile {
  card: ShareCard;
  /** Another as soon as anything in the picture is another. */
  hash: string;
}

export interface ShareService {
  /**
   * What the link to a profile shows, as a guest may see it (D5, D36), in a language; null: in the one that the profile itself is written in.
   * `profile_not_found` when it is deleted (D39).
   */
  getSharedProfile(profileId: string, language: Language | null): Promise<SharedProfile>;
  /** The picture of a link, as PNG, drawn once however many ask for it; `service_unavailable` when too many are being made. */
  getSharePicture(shared: SharedProfile): Promise<Buffer>;
}

/** Pictures that are kept in this process, of 20 to 400 kB each. They can be drawn again at any time, so no other place has them. */
const MOST_KEPT = 100;
/** Pixels of a picture of people's own in the drawing. */
const WIDTH_USED = 640;
const BUSY = { retryAfter: 2 };
const FALLBACK: Language = 'en';

interface Dependencies {
  profiles: Pick<ProfilesService, 'getProfile'>;
  storage: Storage;
  /** What draws pictures. */
  limiter: ConcurrencyLimiter;
}

export function createShareService({ profiles, storage, limiter }: Dependencies): ShareService {
  const pictures = createSharePictures();
  /** By hash; those that are being drawn too. */
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });

  /** A stored picture in the size that is needed; null where there is none any more. */
  async function stored(url: string | null): Promise<Buffer | null> {
    const picture = url === null ? null : readPictureUrl(url);
    if (picture === null) return null;
    const width = pictureWidths(picture.width).find((one) => one >= WIDTH_USED) ?? picture.width;
    return storage.get(picturePath(picture, width));
  }

  async function draw(card: ShareCard): Promise<Buffer> {
    const drawing = await limiter.run(card.profileId, async () =>
      pictures.draw(card, {
        cover: await stored(card.cover),
        avatar: await stored(card.avatar),
      }),
    );
    if (drawing === null) throw new Problem('service_unavailable', BUSY);
    return drawing;
  }

  return {
    async getSharedProfile(profileId, language) {
      const profile = await profiles.getProfile(null, profileId);
      const card = shareCardOf(profile, language ?? (await languageOf(profile)));
      return { card, hash: hashOf(card) };
    },

    getSharePicture({ card, hash }) {
      const known = kept.get(hash);
      if (known !== undefined) return known;
      const drawing = draw(card);
      kept.set(hash, drawing);
      // What failed is tried again.
      drawing.catch(() => {
        if (kept.peek(hash) === drawing) kept.delete(hash);
      });
      return drawing;
    },
  };
}

/** The language that a profile is written in: of its bio, else the first of ours that is spoken there. */
async function languageOf({ bio, languages }: Profile): Promise<Language> {
  return (await detectLanguage(bio)) ?? languages.find(hasWordsIn) ?? FALLBACK;
}
