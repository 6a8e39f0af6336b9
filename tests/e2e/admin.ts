import type { Person } from '../support/product.ts';

/** Gives a developer's profile these project links, where any are named, and answers the profile as its owner sees it. */
export async function projectLinksOf({ api, profileId }: Person, urls?: readonly string[]) {
  const path = { id: profileId };
  const { name, bio } = await api.getProfile({ path });
  const profile =
    urls === undefined
      ? await api.getProfile({ path })
      : await api.updateProfile({
          path,
          body: {
            profileType: 'individual',
            name,
            bio,
            individualData: { role: 'developer', projectLinks: urls.map((url) => ({ url })) },
          },
        });
  if (profile.profileType !== 'individual') throw new Error('This is no developer.');
  return profile;
}
