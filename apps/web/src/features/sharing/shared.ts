// What another app shared (SPEC section 2, the share target of the manifest): anybody can write such an address, so nothing of it is trusted.
import type { ProfileFormValues } from '@mutuals/ui/screens/profile-form';
import type { StoredProfileForm } from '../profiles/index.ts';

/** What came in the address. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** The first link of what was shared: apps put it where they like. */
export function linkOf({ title, text, url }: Shared): string | null {
  return [url, text, title].map(linkIn).find((link) => link !== '') ?? null;
}

/** No space, no quote, no Chinese word or sign. */
const LINK = /https:\/\/[^\s<>"“”«»\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]+/iu;

/** The first link of a sentence, without the signs that are the sentence's. */
function linkIn(words: string): string {
  let [link = ''] = LINK.exec(words) ?? [];
  while (/[.,;:!?'’]$/.test(link) || (link.endsWith(')') && !link.includes('('))) link = link.slice(0, -1);
  return link;
}

/** As it stands in a message: the words, and the link unless it is in them. Empty if nothing was shared. */
export function messageOf({ title, text, url }: Shared): string {
  const words = text === '' ? title : text;
  return words.includes(url) ? words : `${words}\n${url}`.trim();
}

/** Where in a profile a link fits: fields for one site alone, then those for any. */
const PLACES: readonly (readonly [RegExp, readonly LinkPlace[]])[] = [
  [/^(www\.|mobile\.)?(x|twitter)\.com$/, ['xLink', 'twitterLink', 'xProfile', 'twitterProfile', 'socialX']],
  [/^(t|telegram)\.me$/, ['telegramLink']],
  [/^discord\.(gg|com)$/, ['discordLink']],
  [/./, ['projectLinks', 'communityLink', 'website', 'externalPortfolio', 'portfolio', 'socialWebsite']],
];
type LinkPlace =
  | 'projectLinks'
  | 'portfolio'
  | 'xLink'
  | 'twitterLink'
  | 'xProfile'
  | 'twitterProfile'
  | 'socialX'
  | 'telegramLink'
  | 'discordLink'
  | 'communityLink'
  | 'website'
  | 'externalPortfolio'
  | 'socialWebsite';

/** The first field of a profile that fits a link and has room for it, and what it holds then; null for none, `there` where one has it already. */
export function withLink(
  { check, fieldsOf }: Pick<StoredProfileForm, 'check' | 'fieldsOf'>,
  values: ProfileFormValues,
  link: string,
): { place: LinkPlace; to: string | readonly string[] } | 'there' | null {
  if (!URL.canParse(link)) return null;
  const { hostname } = new URL(link);
  const shown = fieldsOf(values);
  const places = PLACES.flatMap(([host, fields]) => (host.test(hostname) ? fields : [])).filter((field) =>
    shown.includes(field),
  );
  if (places.some((place) => [values[place]].flat().includes(link))) return 'there';
  for (const place of places) {
    const now = values[place];
    if (typeof now === 'string' && now !== '') continue;
    const to = typeof now === 'string' ? link : [...now, link];
    if (check({ ...values, [place]: to }, 'edit').every(({ field }) => field !== place)) return { place, to };
  }
  return null;
}
