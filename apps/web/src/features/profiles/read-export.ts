import { limits } from '@mutuals/api-client/limits';
import { GROUP_TYPES, PROFILE_TYPES, PROJECT_STATUSES, PROJECT_TYPES, ROLES } from '@mutuals/ui/patterns/profile-kind';
import { DEFAULT_VALUES, type ProfileFormValues } from '@mutuals/ui/screens/profile-form';
import * as v from 'valibot';
import { readZipTexts, ZipFault } from '../../lib/zip-entries.ts';

/** Why an export gives no profile. */
export type ExportFault = 'not_an_export' | 'too_new' | 'too_large' | 'no_profiles';

/** What a file holds for new profiles (D70): words only, never likes, matches or plans. Pictures must be uploaded again. */
export type ReadExport =
  | { readonly profiles: readonly ProfileFormValues[]; readonly fault: null }
  | { readonly profiles: null; readonly fault: ExportFault };

const FILES = ['export.json', 'data/profiles.json', 'data/projectLinks.json'] as const;
/** Far more than ten profiles of the greatest size. */
const MOST_BYTES = 2_000_000;
const VERSION = 1;

const manifestSchema = v.object({ format: v.literal('mutuals-export'), version: v.pipe(v.number(), v.integer()) });

/** Texts that are no texts are left out, and long ones are cut: the form says what is to be put right. */
const text = (most: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((whole) => [...whole].slice(0, most).join('')),
    ),
    '',
  );
const MOST_WORDS = 20;
const words = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.filter((one): one is string => typeof one === 'string').slice(0, MOST_WORDS)),
  ),
  [],
);
const count = v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null);
const LINK = 2048;
const link = text(LINK);
const none = {};

const socialSchema = v.fallback(
  v.object({
    website: v.optional(link, ''),
    x: v.optional(link, ''),
    twitter: v.optional(link, ''),
    github: v.optional(link, ''),
  }),
  { website: '', x: '', twitter: '', github: '' },
);

const detailsFields = v.object({
  portfolio: v.optional(words, []),
  externalPortfolio: v.optional(link, ''),
  twitterLink: v.optional(link, ''),
  githubLink: v.optional(link, ''),
  xLink: v.optional(link, ''),
  walletLink: v.optional(link, ''),
  social: v.optional(socialSchema, none),
  categories: v.optional(words, []),
  memberCount: v.optional(count, DEFAULT_VALUES.memberCount),
  isPublic: v.fallback(v.boolean(), DEFAULT_VALUES.isPublic),
  entryRequirements: v.optional(text(LINK), ''),
  communityLink: v.optional(link, ''),
  xProfile: v.optional(link, ''),
  status: v.fallback(v.picklist(PROJECT_STATUSES), DEFAULT_VALUES.status),
  funding: v.optional(text(LINK), ''),
  teamSize: v.optional(count, null),
  tokenAddress: v.optional(link, ''),
  website: v.optional(link, ''),
  twitterProfile: v.optional(link, ''),
  telegramLink: v.optional(link, ''),
  links: v.fallback(v.object({ github: v.optional(link, ''), discord: v.optional(link, '') }), {
    github: '',
    discord: '',
  }),
  chain: v.optional(link, ''),
});
const detailsSchema = v.fallback(detailsFields, () => v.parse(detailsFields, {}));

const profileSchema = v.object({
  id: v.string(),
  profileType: v.picklist(PROFILE_TYPES),
  subtype: v.string(),
  name: text(limits.profileName),
  bio: text(limits.bio),
  tags: words,
  languages: words,
  interests: words,
  skills: words,
  details: detailsSchema,
});
type ExportedProfile = v.InferOutput<typeof profileSchema>;

const linkSchema = v.object({ profileId: v.string(), url: link });

const fault = (code: ExportFault): ReadExport => ({ profiles: null, fault: code });

/** Reads the profiles of an export. Whatever the file is, the answer is profiles or one reason. */
export async function readExport(file: Blob): Promise<ReadExport> {
  try {
    const texts = await readZipTexts(file, FILES, MOST_BYTES);
    const manifest = v.safeParse(manifestSchema, parse(texts['export.json']));
    if (!manifest.success) return fault('not_an_export');
    if (manifest.output.version > VERSION) return fault('too_new');
    const links = allOf(linkSchema, parse(texts['data/projectLinks.json']));
    const profiles = allOf(profileSchema, parse(texts['data/profiles.json']));
    if (profiles.length === 0) return fault('no_profiles');
    return { profiles: profiles.map((profile) => toValues(profile, links)), fault: null };
  } catch (error) {
    if (error instanceof ZipFault) return fault(error.code === 'too_large' ? 'too_large' : 'not_an_export');
    if (error instanceof SyntaxError) return fault('not_an_export');
    throw error;
  }
}

const parse = (json: string | undefined): unknown => (json === undefined ? undefined : JSON.parse(json));

/** The good ones of at most as many as one person can have: a bad one never stops the rest. */
function allOf<T>(schema: v.GenericSchema<unknown, T>, list: unknown): T[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST_ROWS).flatMap((one: unknown) => {
    const read = v.safeParse(schema, one);
    return read.success ? [read.output] : [];
  });
}
/** Ten profiles, those deleted lately, and ten links of each. */
const MOST_ROWS = 200;

const oneOf = <T extends string>(known: readonly T[], value: string, fallback: T): T =>
  known.find((one) => one === value) ?? fallback;

function toValues(
  { id, profileType, subtype, details: { social, links, ...details }, ...common }: ExportedProfile,
  projectLinks: readonly v.InferOutput<typeof linkSchema>[],
): ProfileFormValues {
  return {
    ...DEFAULT_VALUES,
    ...common,
    ...details,
    profileType,
    role: oneOf(ROLES, subtype, DEFAULT_VALUES.role),
    groupType: oneOf(GROUP_TYPES, subtype, DEFAULT_VALUES.groupType),
    projectType: oneOf(PROJECT_TYPES, subtype, DEFAULT_VALUES.projectType),
    githubLink: profileType === 'project' ? links.github : details.githubLink,
    discordLink: links.discord,
    socialWebsite: social.website,
    socialX: social.x,
    socialTwitter: social.twitter,
    socialGithub: social.github,
    projectLinks: projectLinks
      .filter(({ profileId }) => profileId === id)
      .map(({ url }) => url)
      .slice(0, 10),
  };
}
