import { type Insertable, sql } from 'kysely';
import { DAY_MS, utcDay } from '../../clock.ts';
import type { Db, MatchingWeeksTable, Tier } from '../../database/schema.ts';
import type { Tally } from './exposure.rules.ts';

/** The measures of a UTC week. */
export interface WeekMeasures {
  /** Its Monday, as 2026-11-23. */
  week: string;
  active: number;
  giniFree: number | null;
  giniPlus: number | null;
  unseen: number | null;
  shownFree: number | null;
  shownPremium: number | null;
  shownPlus: number | null;
  matches: number | null;
  answered: number | null;
}

/** The last `most` measured weeks, the newest first. */
export async function findWeeks(db: Db, most: number): Promise<WeekMeasures[]> {
  const { rows } = await sql<WeekMeasures>`
    select week::text, active, gini_free as "giniFree", gini_plus as "giniPlus", unseen, shown_free as "shownFree",
      shown_premium as "shownPremium", shown_plus as "shownPlus", matches, answered
    from matching_weeks order by week desc limit ${most}`.execute(db);
  return rows;
}

/** Which of these weeks were measured, and whether their answers were counted. */
export async function findMeasured(db: Db, weeks: readonly string[]): Promise<Map<string, { isAnswered: boolean }>> {
  const { rows } = await sql<{ week: string; isAnswered: boolean }>`
    select week::text, answered is not null as "isAnswered" from matching_weeks where week = any(${[...weeks]}::date[])`.execute(
    db,
  );
  return new Map(rows.map(({ week, isAnswered }) => [week, { isAnswered }]));
}

/** The bounds of a week: its days, and the instants at which it begins and the next one does. */
const boundsOf = (week: string) => {
  const begin = new Date(week);
  const end = new Date(begin.getTime() + 7 * DAY_MS);
  return { begin, end, next: utcDay(end) };
};

/** How often living profiles that decided on cards in a week and were there before it were shown in it, counted together. */
export async function tallyWeek(db: Db, week: string): Promise<(Tally & { tier: Tier })[]> {
  const { begin, next } = boundsOf(week);
  const { rows } = await sql<Tally & { tier: Tier }>`
    select p.tier, week.shown, count(*)::int as profiles
    from (
      select profile_id, sum(shown)::int as shown from exposures
      where day >= ${week}::date and day < ${next}::date group by profile_id having sum(seen) > 0
    ) as week join profiles p on p.id = week.profile_id
    where p.deleted_at is null and p.created_at < ${begin}
    group by p.tier, week.shown`.execute(db);
  return rows;
}

/**
 * Matches of a week, and those in which both wrote within 7 days. Who parted and matches again keeps the conversation (D64):
 * what was written before is no answer.
 */
export async function countAnswered(db: Db, week: string): Promise<{ matches: number; answered: number }> {
  const { begin, end } = boundsOf(week);
  const { rows } = await sql<{ matches: number; answered: number }>`
    select count(*)::int as matches, count(*) filter (where (
      select count(distinct sender_profile_id) from messages
      where messages.conversation_id = conversations.id
        and messages.created_at >= matched_at and messages.created_at < matched_at + interval '7 days') = 2)::int as answered
    from matches left join conversations on conversations.match_id = matches.id
    where matched_at >= ${begin} and matched_at < ${end}`.execute(db);
  return rows[0] ?? { matches: 0, answered: 0 };
}

/** Stores a week; one that another process stored meanwhile stays. */
export async function storeWeek(db: Db, week: Insertable<MatchingWeeksTable>): Promise<void> {
  await db
    .insertInto('matching_weeks')
    .values(week)
    .onConflict((conflict) => conflict.column('week').doNothing())
    .execute();
}

/** Stores a week's answers, once they cannot change any more. */
export async function storeAnswered(
  db: Db,
  week: string,
  counted: { matches: number; answered: number },
): Promise<void> {
  await db.updateTable('matching_weeks').set(counted).where('week', '=', week).execute();
}
