import { createHash } from 'node:crypto';
import { readPictureUrl } from '@mutuals/api-client/pictures';
import { wordName } from '@mutuals/text/words';
import { brand } from '@mutuals/ui/brand';
import type { Language } from '../../database/schema.ts';
import type { Profile } from '../profiles/profiles.public.ts';
import { shareWords } from './share-words.data.ts';

/** The preview of a profile's link, in one language. */
export interface ShareCard {
  profileId: string;
  profileType: Profile['profileType'];
  language: Language;
  name: string;
  /** "Individual · Developer". */
  kind: string;
  /** The word for "verified"; null if the profile is not verified. */
  verified: string | null;
  /** The first tags, in the reader's language. */
  tags: readonly string[];
  /** The beginning of the bio, on one line. */
  text: string;
  cover: string | null;
  avatar: string | null;
}

/** Max. tags of a card. */
const MOST_TAGS = 4;
/** Max. code points of the text in the picture and in the head, as X shows no more of a description. */
const MOST_TEXT = 200;
/** Increment it when the drawing changes, so that every picture gets a new address. */
const DRAWING = 1;

/** The preview of a profile. `profile` must be a guest's view (D5, D36). */
export function shareCardOf(profile: Profile, language: Language): ShareCard {
  const words = shareWords[language];
  return {
    profileId: profile._id,
    profileType: profile.profileType,
    language,
    name: profile.name,
    kind: `${words.profileType[profile.profileType]} · ${words.subtype[profile.subtype]}`,
    verified: profile.isVerified ? words.verified : null,
    tags: profile.tags.slice(0, MOST_TAGS).map((tag) => wordName(tag, language)),
    text: cutText(inOneLine(profile.bio), MOST_TEXT),
    cover: ownPicture(profile.coverImage),
    avatar: ownPicture(profile.avatar),
  };
}

/** An uploaded picture; the server does not fetch pictures of X (D35). */
const ownPicture = (url: string | null): string | null => (url !== null && readPictureUrl(url) !== null ? url : null);

/** The hash of a card's content, which changes with anything in its picture. */
export const hashOf = (card: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('hex')
    .slice(0, 16);

/** The description in the page's head: `proven` (share-proof.rules.ts) comes first, since previews cut the end. */
export function descriptionOf({ kind, tags, text }: ShareCard, proven: string | null = null): string {
  const about = text === '' ? [kind, tags.join(', ')].filter((part) => part !== '').join(' · ') : text;
  return proven === null ? about : cutText(`${proven} · ${about}`, MOST_TEXT);
}

/** The alternative text of the picture. */
export function altOf({ name, kind, verified }: ShareCard): string {
  return [name, kind, verified, brand.name].filter((part) => part !== null).join(' · ');
}

export const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const segmenter = new Intl.Segmenter();

/**
 * The beginning of a text with an ellipsis, at most `most` code points: cut at the end of a word if one is near, never
 * within a letter or an emoji.
 */
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
