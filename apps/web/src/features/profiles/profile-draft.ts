import { GROUP_TYPES, PROFILE_TYPES, PROJECT_STATUSES, PROJECT_TYPES, ROLES } from '@mutuals/ui/patterns/profile-kind';
import type { ProfileFormValues } from '@mutuals/ui/screens/profile-form';
import * as v from 'valibot';

const text = v.string();
const words = v.array(v.string());
const count = v.nullable(v.number());
const picture = v.object({ url: v.string(), description: v.string() });

/** The values of the profile form, so that the draft of an older form is not restored. */
export const profileFormSchema: v.GenericSchema<unknown, ProfileFormValues> = v.object({
  profileType: v.picklist(PROFILE_TYPES),
  avatar: v.nullable(picture),
  coverImage: v.nullable(picture),
  gallery: v.array(picture),
  name: text,
  bio: text,
  tags: words,
  languages: words,
  interests: words,
  role: v.picklist(ROLES),
  skills: words,
  portfolio: words,
  externalPortfolio: text,
  twitterLink: text,
  githubLink: text,
  projectLinks: words,
  xLink: text,
  walletLink: text,
  socialWebsite: text,
  socialX: text,
  socialTwitter: text,
  socialGithub: text,
  groupType: v.picklist(GROUP_TYPES),
  categories: words,
  memberCount: count,
  isPublic: v.boolean(),
  entryRequirements: text,
  communityLink: text,
  xProfile: text,
  projectType: v.picklist(PROJECT_TYPES),
  status: v.picklist(PROJECT_STATUSES),
  funding: text,
  teamSize: count,
  tokenAddress: text,
  website: text,
  twitterProfile: text,
  telegramLink: text,
  discordLink: text,
  chain: text,
});
