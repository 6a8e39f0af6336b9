import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** The figures of one UTC day. */
export interface DayFigures {
  /** ISO date, as 2026-11-22. */
  day: string;
  signUps: number;
  profiles: number;
  matches: number;
  messages: number;
  /** People who paid for the first time. */
  newPayers: number;
  /** Dollars. */
  revenue: string;
}

/** Stored days from `first` on, in order. */
export async function findStoredDays(db: Db, first: string): Promise<DayFigures[]> {
  const { rows } = await sql<DayFigures>`
    select day::text, sign_ups as "signUps", profiles, matches, messages, new_payers as "newPayers", revenue::text
    from daily_figures where day >= ${first}::date order by day`.execute(db);
  return rows;
}

/** The last stored day; null before the first one. */
export async function findLastStoredDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select max(day)::text as day from daily_figures`.execute(db);
  return rows[0]?.day ?? null;
}

/** Counts the days from `first` to `last`, both included, one row each. */
export async function countDays(db: Db, first: string, last: string): Promise<DayFigures[]> {
  const [from, until] = [
    sql`${first}::date::timestamp at time zone 'UTC'`,
    sql`(${last}::date + 1)::timestamp at time zone 'UTC'`,
  ];
  const perDay = (table: string, time: string) => sql`
    select (${sql.ref(time)} at time zone 'UTC')::date as day, count(*)::int as n from ${sql.table(table)}
    where ${sql.ref(time)} >= ${from} and ${sql.ref(time)} < ${until} group by 1`;
  const { rows } = await sql<DayFigures>`
    with days as (select generate_series(${first}::date, ${last}::date, interval '1 day')::date as day),
      sign_ups as (${perDay('users', 'created_at')}),
      made as (${perDay('profiles', 'created_at')}),
      matched as (${perDay('matches', 'matched_at')}),
      written as (${perDay('messages', 'created_at')}),
      paid as (
        select (confirmed_at at time zone 'UTC')::date as day, sum(usd_price) as revenue,
          count(distinct user_id) filter (where not exists (
            select from payments earlier
            where earlier.user_id = payments.user_id and earlier.confirmed_at < payments.confirmed_at
          ))::int as payers
        from payments where confirmed_at >= ${from} and confirmed_at < ${until} group by 1
      )
    select days.day::text, coalesce(sign_ups.n, 0) as "signUps", coalesce(made.n, 0) as profiles,
      coalesce(matched.n, 0) as matches, coalesce(written.n, 0) as messages,
      coalesce(paid.payers, 0) as "newPayers", coalesce(paid.revenue, 0)::numeric(14, 2)::text as revenue
    from days left join sign_ups using (day) left join made using (day) left join matched using (day)
      left join written using (day) left join paid using (day)
    order by days.day`.execute(db);
  return rows;
}

/** The day of the first sign-up; null if nobody has signed up. */
export async function findFirstDay(db: Db): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select (min(created_at) at time zone 'UTC')::date::text as day from users`.execute(db);
  return rows[0]?.day ?? null;
}

/** Stores figures; a day that another process stored meanwhile stays. */
export async function storeDays(db: Db, days: readonly DayFigures[]): Promise<void> {
  await db
    .insertInto('daily_figures')
    .values(days.map(({ signUps, newPayers, ...day }) => ({ ...day, sign_ups: signUps, new_payers: newPayers })))
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}
