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
  for (const part of [url, text, title]) {
    const [link] = /https:\/\/\S+/.exec(part) ?? [];
    if (link !== undefined) return link;
  }
  return null;
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
export type LinkPlace =
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

/** The values of a profile with a link in the first field that fits and has room for it; null for none, or where it is in one already. */
export function withLink(
  { check, fieldsOf }: Pick<StoredProfileForm, 'check' | 'fieldsOf'>,
  values: ProfileFormValues,
  link: string,
): { place: LinkPlace; to: string | readonly string[] } | null {
  if (!URL.canParse(link)) return null;
  const { hostname } = new URL(link);
  const shown = fieldsOf(values);
  const places = PLACES.flatMap(([host, fields]) => (host.test(hostname) ? fields : [])).filter((field) =>
    shown.includes(field),
  );
  if (places.some((place) => [values[place]].flat().includes(link))) return null;
  for (const place of places) {
    const now = values[place];
    if (typeof now === 'string' && now !== '') continue;
    const to = typeof now === 'string' ? link : [...now, link];
    if (check({ ...values, [place]: to }, 'edit').every(({ field }) => field !== place)) return { place, to };
  }
  return null;
}
