import { foldLetters } from '@mutuals/text/guards';
import type { Restore } from '../../database/schema.ts';
import { pictureIn } from '../../lib/picture-addresses.ts';
import { type FieldError, Problem } from '../../problem.ts';
import type { ProfileContent } from './profile-input.rules.ts';
import type { ProfileRow } from './profiles.repository.ts';

/** What a measure in force hides: a text or link of one profile, or a picture, which none of the person's may show. */
export interface HiddenPart extends Pick<Restore, 'field' | 'link' | 'picture'> {
  profileId: string | null;
}

/** What an owner may still add to or take from a hidden text: below this many letters only the same text is refused. */
const SHORT = 6;

/**
 * Refuses to put back what the team hid while the measure is in force (D65); anything else may take its place. `stored`
 * is null for a new profile. Throws `hidden_by_team` with the fields to blame.
 */
export function requireNotHidden(
  content: ProfileContent,
  stored: ProfileRow | null,
  hidden: readonly HiddenPart[],
): void {
  const errors = hidden.flatMap((part) => [
    ...(part.profileId === stored?.id ? [...textsBack(content, part), ...linkBack(content, part)] : []),
    ...picturesBack(content, stored, part),
  ]);
  if (errors.length > 0) throw new Problem('hidden_by_team', { errors });
}

const refusal = (path: string): FieldError => ({
  path,
  code: 'not_allowed',
  message: 'Our team hid this. It comes back when the measure ends.',
});

/** Letters and digits alone, lookalikes as what they look like. */
const lettersOf = (text: string): string => foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text is a hidden one, or holds it. */
function holds(text: string, hidden: string): boolean {
  const [now, before] = [lettersOf(text), lettersOf(hidden)];
  // A text of signs alone is compared as it is.
  if (before === '') return text === hidden;
  return now === before || (before.length >= SHORT && now.includes(before));
}

function textsBack(content: ProfileContent, { field }: HiddenPart): FieldError[] {
  if (field === undefined) return [];
  const { name, value } = field;
  const hidden = typeof value === 'string' ? [value] : value;
  if (name === 'tags')
    return content.tags.flatMap((tag, index) =>
      hidden.some((each) => holds(tag, each)) ? [refusal(`body/tags/${index}`)] : [],
    );
  const text = name === 'entryRequirements' ? (content.details.entryRequirements ?? '') : content[name];
  const path = name === 'entryRequirements' ? `${content.profileType}Data/${name}` : name;
  return hidden.some((each) => holds(text, each)) ? [refusal(`body/${path}`)] : [];
}

function linkBack({ projectLinks }: ProfileContent, { link }: HiddenPart): FieldError[] {
  const index = link === undefined ? -1 : projectLinks.indexOf(link.url);
  return index === -1 ? [] : [refusal(`body/individualData/projectLinks/${index}/url`)];
}

function picturesBack({ pictures }: ProfileContent, stored: ProfileRow | null, { picture }: HiddenPart): FieldError[] {
  if (picture === undefined) return [];
  const hash = pictureIn(picture.address)?.hash;
  // Another profile that shows it already was not decided on.
  const shown = [stored?.avatar_url, stored?.cover_url, ...(stored?.details.gallery ?? [])];
  return pictures.flatMap(({ path, picture: address }) =>
    pictureIn(address)?.hash === hash && !shown.includes(address) ? [refusal(path)] : [],
  );
}
