// What `npm run bench:lists` measures, while others write.
import os from 'node:os';
import type { Caller } from '../../../apps/api/src/caller.ts';
import type { Database } from '../../../apps/api/src/database/database.ts';
import type { ListKey, PartRequest } from '../../../apps/api/src/database/list-part.ts';
import type { Services } from '../../../apps/api/src/domains/services.ts';
import { percentile } from '../admin/measures.ts';
import { HUB } from './fill.ts';

const MOST_MS = { p50: 10, p99: 50 };
/** Slow measurements run fewer times. */
const MOST_OF_A_CASE_MS = 3000;
const LIMIT = 20;
const FIRST: PartRequest = { limit: LIMIT, offset: 0, after: null };
const PAGE_50: PartRequest = { ...FIRST, offset: 49 * LIMIT };
/** People with what most have, asked for in turn. */
const ORDINARY = 50;

interface Subject {
  database: Database;
  services: Services;
  times: number;
  /** Part of a measurement's label; empty for all. */
  only: string;
}

interface Person {
  caller: Caller;
  profileId: string;
}

interface Part {
  data: readonly unknown[];
  next: ListKey | null;
}

/** Prints a table; returns whether everything is within budget. */
export async function measureLists({ database: { db, pool }, services, times, only }: Subject): Promise<boolean> {
  const hub = await personOf(HUB.userId);
  const ordinary = await Promise.all((await someOf(ORDINARY)).map(personOf));
  let isFast = true;
  let turn = 0;
  const over = new AbortController();
  const writing = write();

  console.log(`\n${await size()}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}\n`);
  console.log('| ms, beside writes | p50 | p99 | rows |\n|---|---:|---:|---:|');
  await row('yardstick: the smallest query', async () => (await pool.query('select 1')).rows.length);
  for (const [who, people] of [
    ['one with much', [hub]],
    ['others', ordinary],
  ] as const) {
    const list = async (label: string, ask: (person: Person, part: PartRequest) => Promise<Part>): Promise<void> => {
      const some = (part: PartRequest) => async () => (await ask(next(people), part)).data.length;
      await row(`${who}: ${label}`, some(FIRST));
      if (people.length > 1) return;
      const { next: after } = await ask(hub, FIRST);
      await row(`${who}: ${label}, after a key`, some({ ...FIRST, after }));
      await row(`${who}: ${label}, page 50`, some(PAGE_50));
    };
    await list('likes received', ({ caller }, part) =>
      services.likes.listInboundLikes(caller, { userProfileId: null, ...part }),
    );
    await list('likes received by a profile', ({ caller, profileId }, part) =>
      services.likes.listInboundLikes(caller, { userProfileId: profileId, ...part }),
    );
    await list('likes received without an answer', ({ caller }, part) =>
      services.likes.listWaitingLikes(caller, { userProfileId: null, ...part }),
    );
    await list('likes sent', ({ caller }, part) =>
      services.likes.listOutboundLikes(caller, { userProfileId: null, ...part }),
    );
    await list('matches', ({ caller, profileId }, part) =>
      services.matches.listMatches(caller, { userProfileId: profileId, ...part }),
    );
    await list('conversations', ({ caller, profileId }, part) =>
      services.messaging.listConversations(caller, { profileId, conversationId: null, ...part }),
    );
    await list('notifications', ({ caller }, part) =>
      services.notifications.listNotifications(caller, { unreadOnly: false, ...part }),
    );
    await list('unread notifications', ({ caller }, part) =>
      services.notifications.listNotifications(caller, { unreadOnly: true, ...part }),
    );
    await list('bookmarks', ({ caller }, part) => services.bookmarks.listBookmarks(caller, part));
    await list('blocks', ({ caller }, part) => services.blocks.listBlocks(caller, part));
    await row(`${who}: own profiles`, async () => (await services.profiles.listMyProfiles(next(people).caller)).length);
    await row(`${who}: new in their tags`, async () => {
      const { caller, profileId } = next(people);
      return (await services.home.listNewInTags(caller, profileId)).length;
    });
    await row(
      `${who}: ids of bookmarks`,
      async () => (await services.bookmarks.listBookmarkIds(next(people).caller)).length,
    );
    await row(`${who}: counts`, async () => {
      await services.badges.getNotificationCounts(next(people).caller);
      return 1;
    });
    await row(`${who}: whose turn it is`, async () => {
      const { caller, profileId } = next(people);
      await services.messaging.getYourTurn(caller, profileId);
      return 1;
    });
    await row(`${who}: home`, async () => {
      const { caller, profileId } = next(people);
      await services.home.getHome(caller, profileId);
      return 1;
    });
    const talks = await Promise.all(people.map(talkOf));
    await row(`${who}: messages`, async () => {
      const { person, conversationId } = next(talks);
      if (conversationId === undefined) return 0;
      const page = { profileId: person.profileId, before: null, after: null, limit: 50 };
      return (await services.messaging.listMessages(person.caller, conversationId, page)).data.length;
    });
  }
  await row('anybody: the latest profiles', async () => (await services.gallery.listLatestProfiles(LIMIT)).length);
  over.abort();
  await writing;
  return isFast;

  function next<T>(list: readonly T[]): T {
    const item = list[(turn += 1) % list.length];
    if (item === undefined) throw new Error('Nobody is there');
    return item;
  }

  async function personOf(userId: string): Promise<Person> {
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
    const profile = await db
      .selectFrom('profiles')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const caller: Caller = {
      userId,
      privyId: user.privy_id,
      tier: user.tier,
      role: null,
      signedInAt: null,
      xId: null,
      session: null,
      standing: null,
      user,
    };
    return { caller, profileId: profile.id };
  }

  async function someOf(count: number): Promise<string[]> {
    const { rows } = await pool.query<{ id: string }>(
      'select id from users where id > $1 order by md5(id::text) limit $2',
      [HUB.userId, count],
    );
    return rows.map(({ id }) => id);
  }

  async function talkOf(person: Person) {
    const { rows } = await pool.query<{ id: string }>(
      `select conversation_id as id from conversation_members join conversations on conversations.id = conversation_id
       where profile_id = $1 order by last_seq desc limit 1`,
      [person.profileId],
    );
    return { person, conversationId: rows[0]?.id };
  }

  /** Others are told of likes, one after the other, for as long as it is measured. */
  async function write(): Promise<void> {
    while (!over.signal.aborted)
      await pool.query(
        `insert into notifications (id, user_id, type, data, created_at, updated_at)
         select gen_random_uuid(), id, 'new_like', '{}', now(), now() from users tablesample system (1) limit 20`,
      );
  }

  async function row(label: string, once: () => Promise<number>): Promise<void> {
    if (!label.includes(only)) return;
    const measured: number[] = [];
    let found = 0;
    // PostgreSQL switches to a generic plan after the fifth execution.
    for (let warm = 0; warm < 6; warm += 1) await once();
    const begun = performance.now();
    while (measured.length < times && performance.now() - begun < MOST_OF_A_CASE_MS) {
      const start = performance.now();
      found += await once();
      measured.push(performance.now() - start);
    }
    const [p50, p99] = [percentile(measured, 0.5), percentile(measured, 0.99)];
    const misses = p50 > MOST_MS.p50 || p99 > MOST_MS.p99;
    if (misses) isFast = false;
    console.log(
      `| ${label} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${(found / measured.length).toFixed(1)} |${misses ? ' **misses**' : ''}`,
    );
  }

  async function size(): Promise<string> {
    const [told] = (
      await pool.query<{ told: string }>(
        `select format('%s people, %s swipes, %s messages, %s notifications, %s bookmarks, %s on disk', (select count(*) from users),
           (select count(*) from swipes), (select count(*) from messages), (select count(*) from notifications),
           (select count(*) from bookmarks), pg_size_pretty(pg_database_size(current_database()))) as told`,
      )
    ).rows;
    return told?.told ?? '';
  }
}
