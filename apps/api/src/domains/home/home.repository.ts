import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { CardRow } from '../gallery/gallery.public.ts';
import { unseenBy } from '../pairs/pairs.public.ts';
import type { ActingProfile } from '../profiles/profiles.public.ts';

/** For whom to look for new profiles by tags. */
export interface NewInTagsRequest {
  own: ActingProfile;
  /** Tags in every spelling. */
  tags: readonly string[];
  /** Earlier dislikes have ended (D39). */
  dislikesHideFrom: Date;
  limit: number;
}

/**
 * The newest living profiles with one of these tags that the person may see, newest first, except the person's own and
 * those that the acting profile has decided on. Reads only the newest profiles of each tag and tier, by an index.
 */
export async function findNewInTags(
  db: Db,
  { own, tags, dislikesHideFrom, limit }: NewInTagsRequest,
): Promise<CardRow[]> {
  if (tags.length === 0) return [];
  const { rows } = await sql<CardRow>`
    with left_out as (
      select target_profile_id as id from swipes
      where actor_profile_id = ${own.id} and (kind <> 'dislike' or created_at > ${dislikesHideFrom})
      union all
      select id from profiles where user_id = ${own.userId} or user_id in ${unseenBy(own.userId)}
    ), newest as (
      select distinct found.profile_id as id
      from unnest(${[...tags]}::text[]) as mine(tag) cross join unnest(enum_range(null::tier)) as tiers(tier)
      cross join lateral (
        select posting.profile_id from profile_tags posting
        where posting.tag = mine.tag and posting.tier = tiers.tier and posting.profile_id not in (select id from left_out)
        order by posting.profile_id desc limit ${limit}
      ) as found
    )
    select id, profile_type, subtype, name, bio, avatar_url, cover_url, tags, is_verified
    from newest join profiles using (id)
    where deleted_at is null
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
