import { openDatabase } from '../../apps/api/src/database/database.ts';
import { newFailedJob } from '../../apps/api/src/testing/job-fixtures.ts';
import type { Person, Product } from '../support/product.ts';

/** Sets a developer profile's project links, if any are given, and returns the profile as its owner sees it. */
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

/** A job that the product gave up; returns its id. */
export async function failedJobOf(product: Product, kind: string): Promise<string> {
  const database = openDatabase(product.processes().databaseUrl, { maxConnections: 1 });
  const id = await newFailedJob({ database }, kind);
  await database.close();
  return id;
}
