import { limits } from '@mutuals/api-client/limits';
import { GROUP_TYPES, PROFILE_TYPES, PROJECT_STATUSES, PROJECT_TYPES, ROLES } from '@mutuals/ui/patterns/profile-kind';
import type { ProfileFormValues } from '@mutuals/ui/screens/profile-form';
import { readZipTexts, ZipFault } from '../../lib/zip-entries.ts';

/** Why an export gives no profile. */
type ExportFault = 'not_an_export' | 'too_new' | 'too_large' | 'no_profiles';

/** What a file holds for new profiles (D70): words only, never likes, matches or plans. Pictures must be uploaded again. */
export type ReadExport =
  | { readonly profiles: readonly ProfileFormValues[]; readonly fault: null }
  | { readonly profiles: null; readonly fault: ExportFault };

const FILES = ['export.json', 'data/profiles.json', 'data/projectLinks.json'] as const;
/** Far more than ten profiles of the greatest size. */
const MOST_BYTES = 2_000_000;
const VERSION = 1;

const MOST_WORDS = 20;
const LINK = 2048;

/** An own field of something unknown. */
const at = (whole: unknown, field: string): unknown =>
  typeof whole === 'object' && whole !== null && Object.hasOwn(whole, field) ? Object(whole)[field] : undefined;
// Texts that are no texts are left out, and long ones are cut: the form says what is to be put right.
const text = (value: unknown, most = LINK): string =>
  typeof value === 'string' ? [...value].slice(0, most).join('') : '';
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MOST_WORDS) : [];
const count = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
const oneOf = <T extends string>(known: readonly T[], value: unknown, fallback: T): T =>
  known.find((one) => one === value) ?? fallback;

const fault = (code: ExportFault): ReadExport => ({ profiles: null, fault: code });

/** Reads the profiles of an export, over the values of an empty form. Whatever the file is, the answer is profiles or one reason. */
export async function readExport(file: Blob, empty: ProfileFormValues): Promise<ReadExport> {
  try {
    const texts = await readZipTexts(file, FILES, MOST_BYTES);
    const manifest = parse(texts['export.json']);
    const version = count(at(manifest, 'version'));
    if (at(manifest, 'format') !== 'mutuals-export' || version === null) return fault('not_an_export');
    if (version > VERSION) return fault('too_new');
    const links = rowsOf(parse(texts['data/projectLinks.json']));
    const profiles = rowsOf(parse(texts['data/profiles.json'])).flatMap((row) => toValues(row, links, empty) ?? []);
    return profiles.length === 0 ? fault('no_profiles') : { profiles, fault: null };
  } catch (error) {
    if (error instanceof ZipFault) return fault(error.code === 'too_large' ? 'too_large' : 'not_an_export');
    if (error instanceof SyntaxError) return fault('not_an_export');
    throw error;
  }
}

const parse = (json: string | undefined): unknown => (json === undefined ? undefined : JSON.parse(json));

/** Ten profiles, those deleted lately, and ten links of each. */
const MOST_ROWS = 200;
const rowsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list.slice(0, MOST_ROWS) : []);

/** Undefined for what is no profile: a bad one never stops the rest. */
function toValues(row: unknown, links: readonly unknown[], empty: ProfileFormValues): ProfileFormValues | undefined {
  const id = at(row, 'id');
  const subtype = at(row, 'subtype');
  const profileType = PROFILE_TYPES.find((type) => type === at(row, 'profileType'));
  if (typeof id !== 'string' || typeof subtype !== 'string' || profileType === undefined) return undefined;
  const details = at(row, 'details');
  const detail = (field: string): string => text(at(details, field));
  const social = (field: string): string => text(at(at(details, 'social'), field));
  const link = (field: string): string => text(at(at(details, 'links'), field));
  const isPublic = at(details, 'isPublic');
  const memberCount = at(details, 'memberCount');
  return {
    ...empty,
    profileType,
    name: text(at(row, 'name'), limits.profileName),
    bio: text(at(row, 'bio'), limits.bio),
    tags: words(at(row, 'tags')),
    languages: words(at(row, 'languages')),
    interests: words(at(row, 'interests')),
    skills: words(at(row, 'skills')),
    role: oneOf(ROLES, subtype, empty.role),
    groupType: oneOf(GROUP_TYPES, subtype, empty.groupType),
    projectType: oneOf(PROJECT_TYPES, subtype, empty.projectType),
    portfolio: words(at(details, 'portfolio')),
    externalPortfolio: detail('externalPortfolio'),
    twitterLink: detail('twitterLink'),
    githubLink: profileType === 'project' ? link('github') : detail('githubLink'),
    xLink: detail('xLink'),
    walletLink: detail('walletLink'),
    socialWebsite: social('website'),
    socialX: social('x'),
    socialTwitter: social('twitter'),
    socialGithub: social('github'),
    categories: words(at(details, 'categories')),
    memberCount: memberCount === undefined ? empty.memberCount : count(memberCount),
    isPublic: typeof isPublic === 'boolean' ? isPublic : empty.isPublic,
    entryRequirements: detail('entryRequirements'),
    communityLink: detail('communityLink'),
    xProfile: detail('xProfile'),
    status: oneOf(PROJECT_STATUSES, at(details, 'status'), empty.status),
    funding: detail('funding'),
    teamSize: count(at(details, 'teamSize')),
    tokenAddress: detail('tokenAddress'),
    website: detail('website'),
    twitterProfile: detail('twitterProfile'),
    telegramLink: detail('telegramLink'),
    discordLink: link('discord'),
    chain: detail('chain'),
    projectLinks: links
      .filter((one) => at(one, 'profileId') === id)
      .map((one) => text(at(one, 'url')))
      .slice(0, 10),
  };
}
