import { createHash } from 'node:crypto';
import { readPictureUrl } from '@mutuals/api-client/pictures';
import { wordName } from '@mutuals/text/words';
import { brand } from '@mutuals/ui/brand';
import type { Language } from '../../database/schema.ts';
import type { Profile } from '../profiles/profiles.public.ts';
import { shareWords } from './share-words.data.ts';

/** What a shared link shows of a profile, in one language. */
export interface ShareCard {
  profileId: string;
  profileType: Profile['profileType'];
  language: Language;
  name: string;
  /** "Individual · Developer". */
  kind: string;
  /** The word for it; null for a profile that is not verified. */
  verified: string | null;
  /** The first tags, as a reader of the language knows them. */
  tags: readonly string[];
  /** The beginning of the bio, in one line. */
  text: string;
  cover: string | null;
  avatar: string | null;
}

/** Tags that a card has room for, at most. */
const MOST_TAGS = 4;
/** Code points of the text in the picture and in the head: what X shows of a description, and no more. */
const MOST_TEXT = 200;
/** Counts up when the drawing changes, so that every picture gets a new address. */
const DRAWING = 1;

/** What the link to a profile shows of it. `profile` is as a guest sees it (D5, D36). */
export function shareCardOf(profile: Profile, language: Language): ShareCard {
  const words = shareWords[language];
  return {
    profileId: profile._id,
    profileType: profile.profileType,
    language,
    name: profile.name,
    kind: `${words.type[profile.profileType]} · ${words.subtype[profile.subtype]}`,
    verified: profile.isVerified ? words.card.verified : null,
    tags: profile.tags.slice(0, MOST_TAGS).map((tag) => wordName(tag, language)),
    text: cutText(inOneLine(profile.bio), MOST_TEXT),
    cover: ownPicture(profile.coverImage),
    avatar: ownPicture(profile.avatar),
  };
}

/** A picture of ours; one of X is not fetched by the server (D35). */
const ownPicture = (url: string | null): string | null => (url !== null && readPictureUrl(url) !== null ? url : null);

/** The name of what a card shows: another as soon as anything in its picture is another. */
export const hashOf = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('hex')
    .slice(0, 16);

/** What the head of the page says besides the name. */
export function descriptionOf({ kind, tags, text }: ShareCard): string {
  return text === '' ? [kind, tags.join(', ')].filter((part) => part !== '').join(' · ') : text;
}

/** What the picture shows, for who cannot see it. */
export function altOf({ name, kind, verified }: ShareCard): string {
  return [name, kind, verified, brand.name].filter((part) => part !== null).join(' · ');
}

export const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const segmenter = new Intl.Segmenter();

/** The beginning of a text, at most so many code points with the sign that there is more: at the end of a word where there is one near, never within a letter or an emoji. */
export function cutText(text: string, most: number): string {
  if ([...text].length <= most) return text;
  let length = 0;
  let kept = '';
  for (const { segment } of segmenter.segment(text)) {
    length += [...segment].length;
    if (length > most - 1) break;
    kept += segment;
  }
  const atWord = kept.replace(/\s+\S{0,20}$/u, '');
  return `${atWord.replace(/[\s,;:.，。；：、]+$/u, '')}…`;
}
