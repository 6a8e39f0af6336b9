import { v7 as uuid } from 'uuid';
import type { Db } from '../../database/schema.ts';
import * as projectLinks from './project-links.repository.ts';

/**
 * Makes the project links of a profile these, in this order. A link that was there stays as it is, approval included; a new or changed
 * address is a new link that waits for review (D5). Needs the profile locked. So does whoever decides on a link, who also gives the profile
 * a new `updated_at`: an edit that began before is a conflict then, and neither undoes nor repeats the decision (D59).
 */
export async function keepLinks(trx: Db, profileId: string, urls: readonly string[], now: Date): Promise<void> {
  const known = await projectLinks.findLinks(trx, [profileId]);
  await projectLinks.deleteLinks(
    trx,
    known.filter((link) => !urls.includes(link.url)).map((link) => link.id),
  );
  const byUrl = new Map(known.map((link) => [link.url, link]));
  await projectLinks.saveLinks(
    trx,
    urls.map((url, position) => ({
      ...(byUrl.get(url) ?? { id: uuid(), profile_id: profileId, url, approved_at: null, created_at: now }),
      position,
    })),
  );
}
