import { sql } from 'kysely';
import type { components } from '@mutuals/api-client/schema';
import { DAY_MS, utcDay } from '../../clock.ts';
import type { Db } from '../../database/schema.ts';

type Outcomes = Pick<components['schemas']['Outcomes'], 'last7Days' | 'last28Days' | 'activeDays'>;
type Figure = keyof Outcomes['last7Days'];

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::date`;

/**
 * What a profile did, and what came of it, in the last 7 and 28 UTC days, today included. Cards come from the sums of exposure; of the
 * conversations only those are read that were matched or written in within the 28 days.
 */
export async function countOutcomes(db: Db, profileId: string, now: Date): Promise<Outcomes> {
  const firstOf = (days: number): string => utcDay(new Date(now.getTime() - (days - 1) * DAY_MS));
  const [week, month] = [firstOf(7), firstOf(28)];
  const begin = new Date(month);
  const { rows } = await sql<{ figure: Figure; last7: number; last28: number; days: number }>`
    with recent as materialized (
      select conversation_id from conversation_members where profile_id = ${profileId} and listed_at >= ${begin}
    ), counted as (
      select 'seen' as figure, day, seen as times from exposures
      where profile_id = ${profileId} and day >= ${month}::date and seen > 0
      union all
      select 'likes', ${dayOf('created_at')}, 1 from swipes
      where actor_profile_id = ${profileId} and kind <> 'dislike' and created_at >= ${begin}
      union all
      select 'matches', ${dayOf('matched_at')}, 1
      from recent join conversations on conversations.id = recent.conversation_id join matches on matches.id = conversations.match_id
      where matched_at >= ${begin}
      union all
      select 'answers', ${dayOf('answer.created_at')}, 1
      from recent
      cross join lateral (
        select seq from messages where conversation_id = recent.conversation_id and sender_profile_id = ${profileId} order by seq limit 1
      ) as own
      cross join lateral (
        select created_at from messages
        where conversation_id = recent.conversation_id and sender_profile_id <> ${profileId} and seq > own.seq order by seq limit 1
      ) as answer
      where answer.created_at >= ${begin}
    )
    select figure, coalesce(sum(times) filter (where day >= ${week}::date), 0)::int as "last7", sum(times)::int as "last28",
      count(*) filter (where day >= ${week}::date)::int as days
    from counted group by figure`.execute(db);
  const of = (figure: Figure) => rows.find((row) => row.figure === figure);
  const figures = (last: 'last7' | 'last28') => ({
    seen: of('seen')?.[last] ?? 0,
    likes: of('likes')?.[last] ?? 0,
    matches: of('matches')?.[last] ?? 0,
    answers: of('answers')?.[last] ?? 0,
  });
  // A day has one row of exposure.
  return { last7Days: figures('last7'), last28Days: figures('last28'), activeDays: of('seen')?.days ?? 0 };
}
