import { v7 as uuid } from 'uuid';
import type { Db } from '../../database/schema.ts';
import * as projectLinks from './project-links.repository.ts';

/**
 * Replaces the project links of a profile, in this order. A known address keeps its link with the approval; a new or
 * changed one is a new link under review (D5). The profile must be locked. A decision on a link locks the profile too
 * and changes its `updated_at`. So an edit that began before it is a conflict, and neither undoes nor repeats the
 * decision (D59).
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
