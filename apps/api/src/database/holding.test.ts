// However short a text is, the team's lists find what a search through all rows finds.
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAdminProfiles } from '../domains/review/admin-profiles.repository.ts';
import { findTickets } from '../domains/tickets/tickets.repository.ts';
import { findUsers } from '../domains/users/users.repository.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { inTransaction } from './database.ts';
import type { Trx } from './schema.ts';

const FIRST = { limit: 100, offset: 0, after: null };
const letter = fc.constantFrom(...'aAbBxyz019éŞß王伟芳😀 .-+%_\\');
const words = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
const wanted = fc.string({ unit: letter, minLength: 1, maxLength: 4 }).filter((text) => text.trim() !== '');
const named = fc.record({ name: words, handle: fc.option(words), wallet: fc.option(words.map((text) => `0x${text}`)) });

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

/** This many people with a profile each, found only by indexes even if they are few; removed afterwards. */
async function withPeople(people: readonly object[], work: (trx: Trx) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  const all = inTransaction(ctx.database.db, async (trx) => {
    await sql`insert into users (id, privy_id, display_name, twitter_username, wallet_address, created_at)
      select gen_random_uuid(), 'person ' || random(), name, handle, wallet, now()
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as person(name text, handle text, wallet text)`.execute(
      trx,
    );
    await sql`insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at)
      select gen_random_uuid(), id, 'group', 'dao', display_name, 'Bio', 'free', now(), now() from users`.execute(trx);
    await sql`insert into tickets (id, user_id, tier, subject, description, category, priority, status, queue_place, created_at, updated_at)
      select gen_random_uuid(), (select id from users limit 1), 'free', display_name, 'A text', 'other', 'medium', 'open', now(), now(), now()
      from users`.execute(trx);
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_indexscan = off`.execute(trx);
    await work(trx);
    throw undone;
  });
  await all.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}

it('finds the people, the profiles and the tickets whose names, handles, wallets or subjects hold a text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(named, { minLength: 1, maxLength: 30 }),
      fc.array(wanted, { minLength: 5, maxLength: 5 }),
      async (people, searches) => {
        await withPeople(people, async (trx) => {
          for (const search of searches) {
            const users = await findUsers(trx, { search, tier: null, inTeam: null }, FIRST);
            const like = sql`'%' || replace(replace(replace(lower(${search}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
            const plain = await sql<{ id: string }>`select id from users where lower(display_name) like ${like}
              or lower(twitter_username) like ${like} or lower(wallet_address) like ${like}`.execute(trx);
            expect([search, users.rows.map(({ id }) => id).toSorted()]).toEqual([
              search,
              plain.rows.map(({ id }) => id).toSorted(),
            ]);
            const profiles = await findAdminProfiles(
              trx,
              { search, profileType: null, state: null, userId: null },
              FIRST,
            );
            const folded = sql`search_words(${search}, false)`;
            const plainly = await sql<{ id: string }>`select id from profiles
              where ${folded} <> '' and folded_name like '%' || ${folded} || '%'`.execute(trx);
            expect([search, profiles.rows.map(({ id }) => id).toSorted()]).toEqual([
              search,
              plainly.rows.map(({ id }) => id).toSorted(),
            ]);
            const tickets = await findTickets(trx, { search }, 'created', FIRST);
            const ofSubject = await sql<{
              id: string;
            }>`select tickets.id from tickets join users on users.id = tickets.user_id
              where lower(subject) like ${like} or lower(display_name) like ${like} or lower(twitter_username) like ${like}`.execute(
              trx,
            );
            expect([search, tickets.rows.map(({ id }) => id).toSorted()]).toEqual([
              search,
              ofSubject.rows.map(({ id }) => id).toSorted(),
            ]);
          }
        });
      },
    ),
    { numRuns: 40 },
  );
});
