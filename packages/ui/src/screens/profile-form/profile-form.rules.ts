import { isVisibleName, normalizeText } from '@mutuals/text';
import { lengthOf } from '../../lib/field/character-count.tsx';
import { type DescribedPicture, DESCRIPTION_LENGTH } from '../../patterns/picture-field/described-picture.ts';
import { filledRows, toLink } from './profile-form.text.ts';
import {
  fieldsOf,
  LIMITS,
  LINK_FIELDS,
  LINK_LISTS,
  TEXT_FIELDS,
  WORD_FIELDS,
  type LinkField,
  type LinkList,
  type PictureField,
  type ProfileField,
  type ProfileFormMode,
  type ProfileFormValues,
  type TextField,
  type WordField,
} from './profile-form.values.ts';

/** At least 1 when a group is created; an edit may set 0 (SPEC 5). */
export const minimumMembers = (mode: ProfileFormMode): number => (mode === 'create' ? 1 : 0);

/** An error as a code: the words are the screen's. `index` is the row in a list of links. */
export type FieldIssue = { readonly field: ProfileField; readonly index?: number } & (
  | { readonly code: 'required' | 'invalidCharacters' | 'unfinished' | 'link' | 'wholeNumber' | 'tokenAddress' }
  | { readonly code: 'tooLong' | 'tooMany' | 'tooLarge'; readonly max: number }
  | { readonly code: 'wordTooLong'; readonly max: number; readonly word: string }
  | { readonly code: 'refusedWords'; readonly words: readonly string[] }
  | { readonly code: 'tooSmall'; readonly min: number }
  | { readonly code: 'refused'; readonly reason: string }
);

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T =>
  list.some((item) => item === value);

/** Multi-line texts lose invalid characters on sending; a name with them is refused (D57). */
const isLong = (field: TextField): boolean => field === 'bio' || field === 'entryRequirements';

function textIssue(field: TextField, text: string): FieldIssue | undefined {
  const sent = isLong(field) ? normalizeText(text) : text.trim();
  if (sent === '') return field === 'name' || field === 'bio' ? { field, code: 'required' } : undefined;
  if (lengthOf(sent) > LIMITS[field]) return { field, code: 'tooLong', max: LIMITS[field] };
  return isLong(field) || isVisibleName(sent) ? undefined : { field, code: 'invalidCharacters' };
}

function wordsIssue(field: WordField, words: readonly string[]): FieldIssue | undefined {
  if (words.length > LIMITS.words) return { field, code: 'tooMany', max: LIMITS.words };
  const word = words.find((each) => lengthOf(each) > LIMITS.wordLength);
  if (word !== undefined) return { field, code: 'wordTooLong', max: LIMITS.wordLength, word };
  return words.every(isVisibleName) ? undefined : { field, code: 'invalidCharacters' };
}

/** As on the server: an address with a user name pretends to lead elsewhere, one without a dotted host leads nowhere. */
function isPlainLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, username, password, hostname } = new URL(link);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}

function linkIssue(field: LinkField | LinkList, text: string): FieldIssue | undefined {
  if (text.trim() === '') return undefined;
  const link = toLink(text);
  if (!isPlainLink(link)) return { field, code: 'link' };
  return lengthOf(link) > LIMITS.linkLength ? { field, code: 'tooLong', max: LIMITS.linkLength } : undefined;
}

function countIssue(field: 'memberCount' | 'teamSize', count: number, min: number): FieldIssue | undefined {
  if (!Number.isInteger(count)) return { field, code: 'wholeNumber' };
  if (count > LIMITS[field]) return { field, code: 'tooLarge', max: LIMITS[field] };
  return count < min ? { field, code: 'tooSmall', min } : undefined;
}

function rowIssues(field: LinkList, rows: readonly string[]): readonly FieldIssue[] {
  if (filledRows(rows).length > LIMITS.links) return [{ field, code: 'tooMany', max: LIMITS.links }];
  return rows.flatMap((row, index) => {
    const issue = linkIssue(field, row);
    return issue ? [{ ...issue, index }] : [];
  });
}

function descriptionIssue(field: PictureField, pictures: readonly DescribedPicture[]): FieldIssue | undefined {
  const written = pictures.map(({ description }) => description.trim()).filter((text) => text !== '');
  if (written.some((text) => lengthOf(text) > DESCRIPTION_LENGTH))
    return { field, code: 'tooLong', max: DESCRIPTION_LENGTH };
  return written.every(isVisibleName) ? undefined : { field, code: 'invalidCharacters' };
}

const isTokenAddress = (text: string): boolean => text === '' || /^0x[0-9a-fA-F]{40}$/u.test(text);

function issuesOf(field: ProfileField, values: ProfileFormValues, mode: ProfileFormMode): readonly FieldIssue[] {
  const one = (issue: FieldIssue | undefined): readonly FieldIssue[] => (issue ? [issue] : []);
  if (isOneOf(TEXT_FIELDS, field)) return one(textIssue(field, values[field]));
  if (isOneOf(WORD_FIELDS, field)) return one(wordsIssue(field, values[field]));
  if (isOneOf(LINK_FIELDS, field)) return one(linkIssue(field, values[field]));
  if (field === 'gallery') return one(descriptionIssue(field, values.gallery));
  if (field === 'avatar' || field === 'coverImage') {
    const picture = values[field];
    return one(picture === null ? undefined : descriptionIssue(field, [picture]));
  }
  if (isOneOf(LINK_LISTS, field)) return rowIssues(field, values[field]);
  if (field === 'memberCount')
    return values.memberCount === null
      ? [{ field, code: 'required' }]
      : one(countIssue(field, values.memberCount, minimumMembers(mode)));
  if (field === 'teamSize') return values.teamSize === null ? [] : one(countIssue(field, values.teamSize, 1));
  if (field === 'tokenAddress')
    return isTokenAddress(values.tokenAddress.trim()) ? [] : [{ field, code: 'tokenAddress' }];
  return [];
}

/**
 * Fields whose input a save would lose: typed words that the field did not add (a duplicate, or one too many), or, without words, a picture that is
 * pending, or failed and was neither retried nor removed.
 */
export type Unfinished = Readonly<Partial<Record<ProfileField, readonly string[]>>>;

/** All errors, in form order; empty if the server would accept it and nothing typed would be lost. */
export function checkProfile(
  values: ProfileFormValues,
  mode: ProfileFormMode,
  unfinished: Unfinished = {},
): readonly FieldIssue[] {
  return fieldsOf(values).flatMap((field): readonly FieldIssue[] => {
    const words = unfinished[field];
    if (words === undefined) return issuesOf(field, values, mode);
    return [words.length > 0 ? { field, code: 'refusedWords', words } : { field, code: 'unfinished' }];
  });
}

/** Request fields that the form names differently. */
const NESTED: Partial<Record<ProfileField, string>> = {
  githubLink: 'links/github',
  discordLink: 'links/discord',
  socialGithub: 'social/github',
  socialTwitter: 'social/twitter',
  socialX: 'social/x',
  socialWebsite: 'social/website',
};

/** The server's field errors at the form's fields: `body/individualData/projectLinks/1/url` is row 1 of `projectLinks`. Others are omitted. */
export function issuesFromServer(
  errors: readonly { readonly path: string; readonly code: string }[],
  values: ProfileFormValues,
): readonly FieldIssue[] {
  const shown = fieldsOf(values);
  return errors.flatMap(({ path, code }) => {
    const parts = path.split('/');
    const field = shown.find((name) => parts.includes(name) || path.endsWith(`/${NESTED[name] ?? name}`));
    if (field === undefined) return [];
    const sent = parts.map(Number).find(Number.isInteger);
    const index =
      sent === undefined || !isOneOf(LINK_LISTS, field) ? undefined : filledRows(values[field])[sent]?.index;
    return [{ field, ...(index === undefined ? {} : { index }), code: 'refused' as const, reason: code }];
  });
}
