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
import { provenLineOf } from './share-proof.rules.ts';
import { hasWordsIn } from './share-words.data.ts';

export { altOf, descriptionOf, inOneLine } from './share-card.rules.ts';

/** The current preview of a profile's link, and the hash of its picture. */
export interface SharedProfile {
  card: ShareCard;
  /** Changes with anything in the picture. */
  hash: string;
  /** The strongest proof that it shows, in words; null if it shows none (D84). */
  proven: string | null;
}

export interface ShareService {
  /**
   * The preview of a profile's link, as a guest may see it (D5, D36), in a language; null for the language of the
   * profile. Throws `profile_not_found` if it is deleted (D39).
   */
  getSharedProfile(profileId: string, language: Language | null): Promise<SharedProfile>;
  /** The preview picture as PNG, drawn once for concurrent requests. Throws `service_unavailable` if too many wait. */
  getSharePicture(shared: SharedProfile): Promise<Buffer>;
}

/**
 * Max. cached pictures of this process, 20 to 400 kB each. They can be redrawn at any time, so they are stored nowhere
 * else.
 */
const MOST_KEPT = 100;
/** Width in pixels of uploaded pictures in the drawing. */
const WIDTH_USED = 640;
const BUSY = { retryAfter: 2 };
const FALLBACK: Language = 'en';

interface Dependencies {
  profiles: Pick<ProfilesService, 'getProfile'>;
  storage: Pick<Storage, 'get'>;
  /** Limits concurrent drawing. */
  limiter: ConcurrencyLimiter;
}

export function createShareService({ profiles, storage, limiter }: Dependencies): ShareService {
  const pictures = createSharePictures();
  /** By hash, including those being drawn. */
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });

  /** A stored picture in the needed size; null if it was deleted. */
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
      const spoken = language ?? languageOf(profile);
      const card = shareCardOf(profile, spoken);
      return { card, hash: hashOf(card), proven: provenLineOf(profile, spoken) };
    },

    getSharePicture({ card, hash }) {
      const known = kept.get(hash);
      if (known !== undefined) return known;
      const drawing = draw(card);
      kept.set(hash, drawing);
      // A failed drawing is retried.
      drawing.catch(() => {
        if (kept.peek(hash) === drawing) kept.delete(hash);
      });
      return drawing;
    },
  };
}

/** The language of a profile: that of its bio, else the first of ours among its languages. */
function languageOf({ bio, languages }: Profile): Language {
  return detectLanguage(bio) ?? languages.find(hasWordsIn) ?? FALLBACK;
}
