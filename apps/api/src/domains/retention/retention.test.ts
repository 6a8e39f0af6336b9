import { randomUUID } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { utcDay } from '../../clock.ts';
import { newMatch } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { idempotencyJobs } from '../../http/idempotency.jobs.ts';
import { retentionJobs } from './retention.jobs.ts';
import { endOf, type Retention, retention } from './retention.rules.ts';

let ctx: TestApp;
let alice: TestUser;
beforeAll(async () => {
  ctx = await createTestApp();
  alice = await ctx.signIn('alice');
});
afterAll(() => ctx.close());

const purge = () => ctx.runJob(retentionJobs.purgeOldRows, {});
const query = async (text: string, values: unknown[] = []) => (await ctx.database.pool.query(text, values)).rows;
const rules = Object.entries<Retention>(retention);

/** How many days the rows of a table are kept, of those that go or are erased. */
const DAYS = {
  profiles: 30,
  translations: 1,
  profile_views: 30,
  swipes: 180,
  mail_confirmations: 1,
  devices: 90,
  deliveries: 30,
  proofs: 365,
  daily_usage: 30,
  pictures: 1,
  picture_files: 1,
  decks: 14,
  exposures: 28,
  last_activity: 90,
  deleted_notifications: 1,
  notifications: 90,
  ticket_pictures: 1,
  report_subjects: 200,
  onboarding_sessions: 7,
  daily_budgets: 30,
  rate_limits: 1,
  idempotency_keys: 1,
  suspended_leavers: 90,
  data_exports: 7,
  link_migrations: 14,
};

type PurgedTable = {
  [T in keyof typeof retention]: (typeof retention)[T] extends { since: string } ? T : never;
}[keyof typeof retention];

/** Adds a row as old as an instant to a table; returns how to find it. */
const ROWS: Record<PurgedTable, (at: Date) => Promise<string>> = {
  async profile_views(at) {
    const { _id } = await ctx.newProfile(await ctx.signIn(`viewed ${randomUUID()}`.slice(0, 14)));
    await query('insert into profile_views values ($1, $2, $3)', [_id, alice.id, utcDay(at)]);
    return `profile_id = '${_id}'`;
  },
  async translations(at) {
    const { _id } = await ctx.newProfile(await ctx.signIn(`read ${randomUUID()}`.slice(0, 14)));
    await query(`insert into translations values ($1, 'fr', sha256('x'), 'Text', 'en', 'libretranslate', $2)`, [
      _id,
      at,
    ]);
    return `profile_id = '${_id}'`;
  },
  async swipes(at) {
    return swipe('dislike', at);
  },
  async exposures(at) {
    const { _id } = await ctx.newProfile(await ctx.signIn(`shown ${randomUUID()}`.slice(0, 14)));
    await query('insert into exposures values ($1, $2, 3, 0, 0)', [_id, utcDay(at)]);
    return `profile_id = '${_id}'`;
  },
  async last_activity(at) {
    const user = await ctx.signIn(`active ${randomUUID()}`.slice(0, 14));
    await query('insert into last_activity values ($1, $2)', [user.id, utcDay(at)]);
    return `user_id = '${user.id}'`;
  },
  async daily_usage(at) {
    const user = await ctx.signIn(`spender ${randomUUID()}`.slice(0, 14));
    await query(`insert into daily_usage values ($1, $2, 'like', 1)`, [user.id, utcDay(at)]);
    return `user_id = '${user.id}'`;
  },
  async devices(at) {
    const id = uuid();
    await query(
      `insert into devices (id, user_id, session, created_at, seen_at) values ($1, $2, sha256($3::text::bytea), $4, $4)`,
      [id, alice.id, id, at],
    );
    return `id = '${id}'`;
  },
  async deliveries(at) {
    const [id, target] = [uuid(), uuid()];
    await query(`insert into delivery_targets values ($1, $2, 'push', $3)`, [target, alice.id, at]);
    await query(
      `insert into deliveries (id, target_id, user_id, channel, kind, subject, due_at, created_at)
       values ($1, $2, $3, 'push', 'match', 'match:1', $4, $4)`,
      [id, target, alice.id, at],
    );
    return `id = '${id}'`;
  },
  async notifications(at) {
    const id = uuid();
    await query(
      `insert into notifications (id, user_id, type, created_at, updated_at) values ($1, $2, 'new_match', '2026-01-01', $3)`,
      [id, alice.id, at],
    );
    return `id = '${id}'`;
  },
  async deleted_notifications(at) {
    const id = uuid();
    await query(
      `insert into deleted_notifications (id, user_id, type, created_at, updated_at, deleted_with, deleted_at)
       values ($1, $2, 'new_match', '2026-01-01', '2026-01-01', $1, $3)`,
      [id, alice.id, at],
    );
    return `id = '${id}'`;
  },
  async proofs(at) {
    const { _id } = await ctx.newProfile(await ctx.signIn(`prover ${randomUUID()}`.slice(0, 14)));
    await query(
      `insert into proofs (id, profile_id, kind, subject, state, is_shown, token, withdrawn_at, withdrawn_because, created_at)
       values ($1, $2, 'domain', 'ada.example', 'withdrawn', false, 't', $3, 'owner', '2026-01-01')`,
      [uuid(), _id, at],
    );
    return `profile_id = '${_id}'`;
  },
  async onboarding_sessions(at) {
    return `id = '${await newSession(at)}'`;
  },
  async ticket_pictures(at) {
    const id = uuid();
    await query(
      `insert into ticket_pictures (id, user_id, width, height, bytes, key, created_at) values ($1, $2, 1, 1, '', '', $3)`,
      [id, alice.id, at],
    );
    return `id = '${id}'`;
  },
  async data_exports(at) {
    const user = await ctx.signIn(`asker ${randomUUID()}`.slice(0, 14));
    await query(`insert into data_exports (id, user_id, language, key, requested_at) values ($1, $2, 'en', '', $3)`, [
      uuid(),
      user.id,
      at,
    ]);
    return `user_id = '${user.id}'`;
  },
  async suspended_leavers(at) {
    const id = uuid();
    await query(
      `insert into suspended_leavers (id, salt, x_hash, policy, severity, language, decided_by, strike_ends_at, left_at)
       values ($1, '', '', 'scam', 'medium', 'en', $2, $3, $3)`,
      [id, alice.id, at],
    );
    return `id = '${id}'`;
  },
  async rate_limits(at) {
    const key = `reads of ${randomUUID()}`;
    await query(`insert into rate_limits values ($1, 1, $2)`, [key, at]);
    return `key = '${key}'`;
  },
  async daily_budgets(at) {
    const holder = randomUUID();
    await query(`insert into daily_budgets values ('test', $1, $2, 1)`, [holder, utcDay(at)]);
    return `holder = '${holder}'`;
  },
};

async function newSession(at: Date): Promise<string> {
  const id = uuid();
  await query(
    `insert into onboarding_sessions (id, user_id, interview, created_at, updated_at) values ($1, $2, '{}', $3, $3)`,
    [id, alice.id, at],
  );
  return id;
}

async function swipe(kind: 'like' | 'dislike', at: Date): Promise<string> {
  const [user, other] = [await ctx.signIn(`swiper ${randomUUID()}`.slice(0, 14)), await ctx.signIn('other')];
  const actor = (await ctx.newProfile(user))._id;
  const target = await anyProfileOf(other);
  const likeId = kind === 'like' ? randomUUID() : null;
  await query(
    'insert into swipes (actor_profile_id, target_profile_id, kind, like_id, created_at) values ($1, $2, $3, $4, $5)',
    [actor, target, kind, likeId, at],
  );
  return `actor_profile_id = '${actor}'`;
}

async function anyProfileOf(user: TestUser): Promise<string> {
  const { data } = await ctx.ok('listMyProfiles', { as: user });
  return (data[0] ?? (await ctx.newProfile(user)))._id;
}

/** How many rows of a table each statement deleted (or updated) while `work` ran. */
async function sizesOf(table: string, event: 'delete' | 'update', work: () => Promise<unknown>): Promise<number[]> {
  await query(`create table sizes (count bigint)`);
  await query(`create function note_size() returns trigger language plpgsql as
    $$ begin insert into sizes select count(*) from touched; return null; end $$`);
  await query(`create trigger note_size after ${event} on ${table} referencing old table as touched
    for each statement execute function note_size()`);
  await work();
  const sizes = (await query('select count from sizes')).map(({ count }) => count);
  await query('drop function note_size cascade');
  await query('drop table sizes');
  return sizes;
}

const isThere = async (table: string, row: string) => (await query(`select from ${table} where ${row}`)).length === 1;

describe('every table of the database', () => {
  it('has a rule that says how long its rows are kept, or why they stay; and every rule has its table', async () => {
    const tables = await query(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
    expect(Object.keys(retention).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('keeps its rows for as many days as the privacy page and the decisions say', () => {
    const days = rules.flatMap(([table, rule]) => ('days' in rule ? [[table, rule.days]] : []));
    expect(Object.fromEntries(days)).toEqual(DAYS);
  });

  it('whose rows go by a job of their own has that job', () => {
    const jobs = ctx.jobs.filter(({ kind }) => kind.schedule !== undefined).map(({ kind }) => kind.name);
    const named = rules.flatMap(([, rule]) => ('by' in rule ? [rule.by] : []));
    expect(named.length).toBeGreaterThan(0);
    expect(jobs).toEqual(expect.arrayContaining([...named, retentionJobs.purgeOldRows.name]));
  });

  it('that is purged by age has an index that finds the oldest rows', async () => {
    for (const [table, rule] of rules)
      if ('since' in rule) {
        const kind = 'only' in rule && 'kind' in rule.only ? `kind = '${rule.only.kind}'` : '';
        const found = await query(
          'select indexdef from pg_indexes where tablename = $1 and indexdef like $2 and strpos(indexdef, $3) > 0',
          [table, `%(${rule.since})%`, kind],
        );
        expect([table, found.length]).toEqual([table, 1]);
      }
  });
});

describe.each(Object.keys(ROWS) as PurgedTable[])('rows of %s', (table) => {
  it('go when they are past their time, and not before', async () => {
    const end = endOf(retention[table], ctx.clock.now());
    const isByDay = retention[table].since === 'day';
    const [past, due, today] = [
      await ROWS[table](new Date(isByDay ? end.getTime() - DAY_MS : end.getTime() - 1)),
      await ROWS[table](end),
      await ROWS[table](ctx.clock.now()),
    ];
    await purge();
    expect([await isThere(table, past), await isThere(table, due), await isThere(table, today)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('a table whose rows cannot be deleted keeps those of no other, and is tried again', async () => {
  const tables = Object.keys(ROWS) as PurgedTable[];
  const old = await Promise.all(
    tables.map((table) => ROWS[table](new Date(endOf(retention[table], ctx.clock.now()).getTime() - DAY_MS))),
  );
  const left = async () => {
    const found = await Promise.all(tables.map((table, place) => isThere(table, old[place] ?? 'false')));
    return tables.filter((_, place) => found[place]);
  };
  await query(
    `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`,
  );
  await query(`create trigger refuse before delete on ${tables[0]} for each statement execute function refuse()`);
  await purge();
  const kept = await left();
  await query('drop function refuse cascade');
  // It waits for its next attempt.
  await query('delete from graphile_worker._private_jobs');
  expect(kept).toEqual([tables[0]]);
  await purge();
  expect(await left()).toEqual([]);
});

it('proofs that were begun and never made go a day after their challenge ended', async () => {
  const { _id } = await ctx.newProfile(await ctx.signIn('beginner'));
  const day = endOf({ days: 1 }, ctx.clock.now());
  for (const [subject, at] of [
    ['past.example', new Date(day.getTime() - 1)],
    ['due.example', day],
  ])
    await query(
      `insert into proofs (id, profile_id, kind, subject, state, is_shown, token, challenge, challenge_ends_at, created_at)
       values ($1, $2, 'domain', $3, 'pending', true, 't', '{}', $4, '2026-01-01')`,
      [uuid(), _id, subject, at],
    );
  await purge();
  expect(await query('select subject from proofs where profile_id = $1', [_id])).toEqual([{ subject: 'due.example' }]);
});

it('an erased account loses the time of its last sign-in, which processes from before 0361 leave; others keep it', async () => {
  const [erased, stays] = [await ctx.signIn('erased'), await ctx.signIn('stays')];
  await query('update users set twitter_signed_in_at = now() where id = any($1)', [[erased.id, stays.id]]);
  await query('update users set twitter_username = null, erased_at = now() where id = $1', [erased.id]);
  await query('update users set twitter_username = null where id = $1', [stays.id]);
  await purge();
  const rows = await query('select id from users where id = any($1) and twitter_signed_in_at is not null', [
    [erased.id, stays.id],
  ]);
  expect(rows).toEqual([{ id: stays.id }]);
});

it('likes stay, however old', async () => {
  const row = await swipe('like', new Date('2020-01-01'));
  await purge();
  expect(await isThere('swipes', row)).toBe(true);
});

describe('a purge', () => {
  it('takes at most 1,000 rows at a time, until all are gone', async () => {
    await query(
      `insert into notifications (id, user_id, type, created_at, updated_at)
       select gen_random_uuid(), $1, 'new_match', '2026-01-01', '2026-01-01' from generate_series(1, 2100)`,
      [alice.id],
    );
    expect(await sizesOf('notifications', 'delete', purge)).toEqual([1000, 1000, 100]);
  });

  it('of repeated requests does so too', async () => {
    await query(
      `insert into idempotency_keys (user_id, operation, key, request_hash, created_at)
       select $1, 'createProfile', 'key ' || n, 'x', '2026-01-01' from generate_series(1, 1100) n`,
      [alice.id],
    );
    const purgeKeys = () => ctx.runJob(idempotencyJobs.purgeIdempotencyKeys, {});
    expect(await sizesOf('idempotency_keys', 'delete', purgeKeys)).toEqual([1000, 100]);
  });

  it('skips locked rows, and takes them the next time', async () => {
    const end = endOf(retention.notifications, ctx.clock.now());
    const [held, free] = [await ROWS.notifications(new Date(0)), await ROWS.notifications(new Date(end.getTime() - 1))];
    const holder = await ctx.database.pool.connect();
    await holder.query('begin');
    await holder.query(`select from notifications where ${held} for update`);
    await purge();
    await holder.query('commit');
    holder.release();
    expect([await isThere('notifications', held), await isThere('notifications', free)]).toEqual([true, false]);
    await purge();
    expect(await isThere('notifications', held)).toBe(false);
  });
});

it('the words of a talk with the assistant go with their session', async () => {
  const id = await newSession(new Date(endOf(retention.onboarding_sessions, ctx.clock.now()).getTime() - 1));
  await query(
    `insert into onboarding_messages (session_id, seq, role, content, created_at) values ($1, 0, 'user', 'secret', now())`,
    [id],
  );
  await purge();
  expect(await query('select from onboarding_messages where session_id = $1', [id])).toEqual([]);
});

describe('a deleted profile', () => {
  const CANARY = 'https://canary.example';

  /** Writes a word into every field of a profile that its owner can fill. */
  async function write(id: string, word: string): Promise<void> {
    const columns = await query(
      `select column_name as name, data_type as type from information_schema.columns
       where table_name = 'profiles' and column_name not in ('subtype', 'search', 'hidden_reason', 'photos') and data_type in ('text', 'ARRAY', 'jsonb')`,
    );
    expect(columns.length).toBeGreaterThan(8);
    const valueOf = { text: word, ARRAY: `{${word}}`, jsonb: JSON.stringify({ website: word }) };
    const written = columns.map(({ name, type }) => `${name} = '${valueOf[type as keyof typeof valueOf]}'`);
    await query(`update profiles set ${written.join(', ')} where id = $1`, [id]);
    await query(
      `insert into project_links (id, profile_id, url, position, created_at) values ($1, $2, $3, 0, '2026-01-01')`,
      [uuid(), id, word],
    );
  }

  const holds = async (id: string, word: string): Promise<boolean> => {
    const rows = await query(
      `select to_jsonb(profiles) as row from profiles where id = $1 union all
       select to_jsonb(project_links) from project_links where profile_id = $1 union all
       select to_jsonb(profile_tags) from profile_tags where profile_id = $1`,
      [id],
    );
    return JSON.stringify(rows).includes(word);
  };

  it('loses every word and link 30 days after it was deleted, and not before; its row stays for its partners', async () => {
    const now = ctx.clock.now();
    const end = endOf(retention.profiles, now);
    const partner = await ctx.signIn('partner');
    const own = await anyProfileOf(partner);
    const ids: string[] = [];
    for (const deletedAt of [new Date(end.getTime() - 1), end, null]) {
      const user = await ctx.signIn(`leaver ${ids.length}`);
      const { _id } = await ctx.newProfile(user);
      ids.push(_id);
      await newMatch(ctx, { user: partner, profileId: own }, { user, profileId: _id });
      await write(_id, CANARY);
      await query('update profiles set deleted_at = $2 where id = $1', [_id, deletedAt]);
    }
    await purge();
    expect(await Promise.all(ids.map((id) => holds(id, CANARY)))).toEqual([false, true, true]);
    const [erased = ''] = ids;
    expect(await query('select erased_at, search::text from profiles where id = $1', [erased])).toEqual([
      { erased_at: now, search: '' },
    ]);
    const { data } = await ctx.ok('listMatches', { as: partner, query: { userProfileId: own } });
    expect(data.map(({ profile }) => profile)).toContainEqual({ isDeleted: true, _id: erased });
  });

  it('is one of at most 1,000 that are erased at a time', async () => {
    await query(
      `insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at, deleted_at)
       select gen_random_uuid(), $1, 'group', 'dao', 'Gone', 'Gone.', 'free', '2026-01-01', '2026-01-01', '2026-01-01'
       from generate_series(1, 1100)`,
      [alice.id],
    );
    expect(await sizesOf('profiles', 'update', purge)).toEqual([1000, 100]);
    expect(await query(`select from profiles where name = 'Gone'`)).toEqual([]);
  });
});
