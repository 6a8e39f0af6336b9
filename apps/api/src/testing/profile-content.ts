import type { ProfileContent } from '../domains/profiles/profile-input.rules.ts';

/** What a developer's form holds that is filled in as little as possible. */
export const profileContent = (fields: Partial<ProfileContent> = {}): ProfileContent => ({
  profileType: 'individual',
  subtype: 'developer',
  name: 'Ada',
  bio: 'Builds.',
  avatar: null,
  cover: null,
  tags: [],
  languages: ['en'],
  interests: [],
  skills: [],
  details: {},
  projectLinks: [],
  pictures: [],
  pictureDescriptions: {},
  ...fields,
});
