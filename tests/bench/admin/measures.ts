// What `npm run bench:admin` measures, with different search words every time.
import os from 'node:os';
import type { Database } from '../../../apps/api/src/database/database.ts';
import { isDatabaseUnable } from '../../../apps/api/src/database/errors.ts';
import type { ListKey, PartRequest } from '../../../apps/api/src/database/list-part.ts';
import type { AuditFilter } from '../../../apps/api/src/domains/audit/audit.repository.ts';
import type { PaymentFilter } from '../../../apps/api/src/domains/settlements/settlements.repository.ts';
import type { AdminProfileFilter } from '../../../apps/api/src/domains/review/admin-profiles.repository.ts';
import type { Services } from '../../../apps/api/src/domains/services.ts';
import type { AllTicketsRequest } from '../../../apps/api/src/domains/tickets/tickets.service.ts';
import type { UserFilter } from '../../../apps/api/src/domains/users/users.repository.ts';

/** The median that a list may take. */
const MOST_MS = 20;
/** Slow measurements run fewer times. */
const MOST_OF_A_CASE_MS = 3000;
const LIMIT = 20;
const FIRST: PartRequest = { limit: LIMIT, offset: 0, after: null };
const OLDEST: PartRequest = { ...FIRST, order: 'oldest' };
const PAGE_2 = { ...FIRST, offset: LIMIT };
const PAGE_50 = { ...FIRST, offset: 49 * LIMIT };

interface Subject {
  database: Database;
  services: Services;
  times: number;
  /** Part of a measurement's label; empty for all. */
  only: string;
}

interface Part {
  data: readonly unknown[];
  next: ListKey | null;
}

/** Prints a table. */
export async function measureLists({ database: { db, pool }, services, times, only }: Subject): Promise<void> {
  const sample = await samples();
  const [caller] = await services.users.listTeam(db);
  if (caller === undefined) throw new Error('Nobody is in the team');
  let turn = 0;

  const users = (filter: Partial<UserFilter>, part = FIRST) =>
    services.users.listUsers({ search: null, tier: null, inTeam: null, ...filter }, part);
  const payments = (filter: Partial<PaymentFilter>, part = FIRST) =>
    services.settlements.listPayments(
      { status: null, detail: null, needsDecision: false, search: '', ...filter },
      part,
    );
  const tickets = (filter: Partial<AllTicketsRequest>, part = FIRST) =>
    services.tickets.listAllTickets(caller, {
      status: undefined,
      assigned: undefined,
      category: undefined,
      search: undefined,
      sort: 'due',
      ...filter,
      ...part,
    });
  const profiles = (filter: Partial<AdminProfileFilter>, part = FIRST) =>
    services.review.listAdminProfiles({ search: null, profileType: null, state: null, userId: null, ...filter }, part);
  const audit = (filter: Partial<AuditFilter>, part = FIRST) =>
    services.audit.listAudit({ action: null, subject: null, actorId: null, from: null, to: null, ...filter }, part);
  const links = (part = FIRST) => services.review.listPendingLinks(part);

  console.log(`\n${await size()}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}\n`);
  console.log(`| ms | p50 | p99 | p50 of ${MOST_MS} ms | rows |\n|---|---:|---:|---:|---:|`);
  await row('yardstick: the smallest query', async () => (await pool.query('select 1')).rows.length);

  await list('users, the newest', (part) => users({}, part));
  await list('users, the oldest', (part) => users({}, { ...part, order: 'oldest' }));
  for (const tier of ['free', 'premium', 'premium_plus'] as const)
    await some(`users, ${tier}, the oldest`, () => users({ tier }, OLDEST));
  for (const tier of ['free', 'premium', 'premium_plus'] as const) await some(`users, ${tier}`, () => users({ tier }));
  await some('users, of the team', () => users({ inTeam: true }));
  await some('users, a whole name', () => users({ search: next(sample.users).name }));
  await some('users, a first name that many have', () => users({ search: next(COMMON_NAMES) }));
  await some('users, two letters that many have', () => users({ search: next(['ma', 've', 'an']) }));
  await some('users, two letters that nobody has', () => users({ search: next(['qx', 'zq', 'xj']) }));
  await some('users, a Chinese name', () => users({ search: next(sample.chinese) }));
  await some('users, two Chinese characters', () => users({ search: next(sample.chinese).slice(0, 2) }));
  await some('users, one Chinese character', () => users({ search: next(sample.chinese).slice(0, 1) }));
  await some('users, one letter', () => users({ search: next(['a', 'q', 'x', '7']) }));
  await some('users, a character that nobody has', () => users({ search: next(['é', '€', '龘']) }));
  await some('users, two letters of a tier', () => users({ search: next(['ma', 've', 'an']), tier: 'premium_plus' }));
  await some('users, two letters that few have', () => users({ search: next(FEW) }));
  await some('users, part of a handle', () => users({ search: next(sample.handles).slice(1) }));
  await some('users, part of a wallet', () => users({ search: next(sample.users).wallet.slice(0, 12) }));
  await some('users, a whole wallet', () => users({ search: next(sample.users).wallet }));
  await some('users, a Privy id', () => users({ search: next(sample.users).privy }));
  await some('users, a name of a tier', () => users({ search: next(COMMON_NAMES), tier: 'premium_plus' }));
  await some('users, nobody has it', () => users({ search: `xqzj ${turn}` }));
  await some('users, many have it, page 50', () => users({ search: next(COMMON_NAMES) }, PAGE_50));

  await list('payments, the newest', (part) => payments({}, part));
  await list('payments, the oldest', (part) => payments({}, { ...part, order: 'oldest' }));
  for (const status of ['pending', 'confirmed', 'failed', 'expired'] as const)
    await some(`payments, ${status}, the oldest`, () => payments({ status }, OLDEST));
  for (const status of ['pending', 'confirmed', 'failed', 'expired'] as const)
    await some(`payments, ${status}`, () => payments({ status }));
  for (const detail of ['confirming', 'underpaid', 'overpaid', 'late', 'wrong_asset', 'reorged'] as const)
    await some(`payments, ${detail}`, () => payments({ detail }));
  await some('payments, expired and late', () => payments({ status: 'expired', detail: 'late' }));
  await some('payments, confirmed and late', () => payments({ status: 'confirmed', detail: 'late' }));
  await list('payments, needs a decision', (part) => payments({ needsDecision: true }, part));
  await some('payments, confirmed, needs a decision', () => payments({ needsDecision: true, status: 'confirmed' }));
  await some('payments, an id', () => payments({ search: next(sample.payments).id }));
  await some('payments, the id of a payer', () => payments({ search: next(sample.users).id }));
  await some('payments, an address', () => payments({ search: next(sample.payments).address }));
  await some('payments, a wallet', () => payments({ search: next(sample.users).wallet }));
  await some('payments, a transaction', () => payments({ search: next(sample.transactions) }));
  await some("payments, a payer's whole name", () => payments({ search: next(sample.users).name }));
  await some("payments, a payer's first name", () => payments({ search: next(COMMON_NAMES) }));
  await some("payments, part of a payer's handle", () => payments({ search: next(sample.handles).slice(1) }));
  await some("payments, a payer's Privy id", () => payments({ search: next(sample.users).privy }));
  await some('payments, two letters that many have', () => payments({ search: next(['ma', 've', 'an']) }));
  await some('payments, two letters that nobody has', () => payments({ search: next(['qx', 'zq', 'xj']) }));
  await some('payments, two Chinese characters', () => payments({ search: next(sample.chinese).slice(0, 2) }));
  await some('payments, one letter', () => payments({ search: next(['a', 'q', 'x', '7']) }));
  await some('payments, a character that nobody has', () => payments({ search: next(['é', '€', '龘']) }));
  await some('payments, nobody paid', () => payments({ search: `xqzj ${turn}` }));
  await some('payments, pending, of a first name', () => payments({ search: next(COMMON_NAMES), status: 'pending' }));

  await list('tickets, due', (part) => tickets({}, part));
  await list('tickets, newest', (part) => tickets({ sort: 'newest' }, part));
  await list('tickets, oldest', (part) => tickets({ sort: 'oldest' }, part));
  await list('tickets, changed', (part) => tickets({ sort: 'changed' }, part));
  for (const status of ['open', 'in_progress', 'resolved', 'closed'] as const)
    for (const sort of SORTS) await some(`tickets, ${status}, ${sort}`, () => tickets({ status, sort }));
  for (const sort of SORTS) {
    await some(`tickets, billing, ${sort}`, () => tickets({ category: 'billing', sort }));
    await some(`tickets, mine, ${sort}`, () => tickets({ assigned: 'me', sort }));
    await some(`tickets, unassigned, ${sort}`, () => tickets({ assigned: 'nobody', sort }));
  }
  await some('tickets, mine and open', () => tickets({ assigned: 'me', status: 'open' }));
  await some('tickets, open, unassigned, a bug', () =>
    tickets({ assigned: 'nobody', status: 'open', category: 'bug_report' }),
  );
  for (const sort of SORTS) {
    await some(`tickets, a rare word of the subject, ${sort}`, () => tickets({ search: next(sample.codes), sort }));
    await some(`tickets, a common word, ${sort}`, () => tickets({ search: next(['wallet', 'refund', 'badge']), sort }));
  }
  await some('tickets, a common word, open', () =>
    tickets({ search: next(['wallet', 'refund', 'badge']), status: 'open' }),
  );
  await some('tickets, two letters that many have', () => tickets({ search: next(['al', 'ba', 'an']) }));
  await some('tickets, two letters that nobody has', () => tickets({ search: next(['qx', 'zq', 'xj']) }));
  await some('tickets, two letters that nobody has, changed', () =>
    tickets({ search: next(['qx', 'zq', 'xj']), sort: 'changed' }),
  );
  await some('tickets, two letters that few have', () => tickets({ search: next(FEW) }));
  await some('tickets, two Chinese characters', () => tickets({ search: next(sample.chinese).slice(0, 2) }));
  await some('tickets, one Chinese character', () => tickets({ search: next(sample.chinese).slice(0, 1) }));
  await some('tickets, one letter', () => tickets({ search: next(['a', 'k', 'x', '7']) }));
  await some('tickets, a character that nobody has', () => tickets({ search: next(['é', '€', '龘']) }));
  await some('tickets, no three letters in a row (c++)', () => tickets({ search: next(['c++', 'r&d', '3 €']) }));
  await some('tickets, a short id of 6', () => tickets({ search: next(sample.tickets).slice(-6) }));
  await some('tickets, a short id of 8', () => tickets({ search: `#${next(sample.tickets).slice(-8)}` }));
  await some('tickets, an id', () => tickets({ search: next(sample.tickets) }));
  await some('tickets, a whole name', () => tickets({ search: next(sample.users).name }));
  await some('tickets, a first name that many have', () => tickets({ search: next(COMMON_NAMES) }));
  await some('tickets, nothing is like it', () => tickets({ search: `xqzj ${turn}` }));
  await row('tickets, who has them and how fast', async () => (await services.tickets.getTicketDesk()).team.length);

  await list('profiles, the newest', (part) => profiles({}, part));
  await list('profiles, the oldest', (part) => profiles({}, { ...part, order: 'oldest' }));
  for (const state of ['verified', 'renamed', 'hidden'] as const)
    await list(`profiles, ${state}`, (part) => profiles({ state }, part));
  await some('profiles, a whole name', () => profiles({ search: next(sample.users).name }));
  await some('profiles, a first name that many have', () => profiles({ search: next(COMMON_NAMES) }));
  await some('profiles, a rare name, verified', () => profiles({ search: next(sample.users).name, state: 'verified' }));
  await some('profiles, a Chinese name', () => profiles({ search: next(sample.chinese) }));
  await some('profiles, two Chinese characters', () => profiles({ search: next(sample.chinese).slice(0, 2) }));
  await some('profiles, two letters that many have', () => profiles({ search: next(['ma', 've', 'an']) }));
  await some('profiles, two letters that nobody has', () => profiles({ search: next(['qx', 'zq', 'xj']) }));
  await some('profiles, two letters that few have', () => profiles({ search: next(FEW) }));
  await some('profiles, one Chinese character', () => profiles({ search: next(sample.chinese).slice(0, 1) }));
  await some('profiles, one letter', () => profiles({ search: next(['a', 'q', 'x', '7']) }));
  await some('profiles, a character that nobody has', () => profiles({ search: next(['龘', '齉']) }));
  await some('profiles, an id', () => profiles({ search: next(sample.users).id }));
  await some('profiles, of a person', () => profiles({ userId: next(sample.users).id }));
  await some('profiles, a name, hidden', () => profiles({ search: next(sample.users).name, state: 'hidden' }));

  await list('audit, the newest', (part) => audit({}, part));
  await list('audit, the oldest', (part) => audit({}, { ...part, order: 'oldest' }));
  await some('audit, of a common action', () => audit({ action: 'answerTicket' }));
  await some('audit, of a rare action', () => audit({ action: 'updateRole' }));
  await some('audit, of a subject', () => audit({ subject: next(sample.subjects) }));
  await some('audit, of an actor', () => audit({ actorId: caller.userId }));
  await some('audit, of an actor who did nothing', () => audit({ actorId: next(sample.users).id }));
  await some('audit, of an action and an actor', () => audit({ action: 'approveLink', actorId: caller.userId }));
  await list('audit, a day', (part) => audit({ from: A_MONTH_AGO, to: A_MONTH_AGO }, part));
  await some('audit, a day of an actor', () => audit({ actorId: caller.userId, from: A_MONTH_AGO, to: A_MONTH_AGO }));
  await some('audit, a common action until then', () => audit({ action: 'answerTicket', to: A_MONTH_AGO }));
  await some('audit, a day before all', () => audit({ from: '2001-01-01', to: '2001-01-01' }));
  await list('links that wait', links);

  await row('what the treasury holds', async () => (await services.sweepStats.getSweepStats()).assets.length);
  await row('health', async () => (await services.health.getHealth()).database.tables.length);
  if (only === '') {
    const start = performance.now();
    // One call per day, as in the daily job.
    for (let day = 0; day < 366; day += 1) await services.overview.countDays();
    console.log(`| (days counted, once) | ${(performance.now() - start).toFixed(1)} | | | |`);
  }
  for (const days of [7, 90])
    await row(`${days} days`, async () => (await services.overview.getOverview(days)).days.length);

  function next<T>(items: readonly T[]): T {
    turn += 1;
    const item = items[turn % items.length];
    if (item === undefined) throw new Error('Nothing to look for');
    return item;
  }

  /** A list from its start, by page and by cursor. */
  async function list(label: string, read: (part: PartRequest) => Promise<Part>): Promise<void> {
    await some(label, () => read(FIRST));
    await some(`${label}, page 2`, () => read(PAGE_2));
    await some(`${label}, page 50`, () => read(PAGE_50));
    const { next: after } = await read(PAGE_50);
    if (after !== null) await some(`${label}, behind page 50 by cursor`, () => read({ ...FIRST, after }));
  }

  async function some(label: string, read: () => Promise<Pick<Part, 'data'>>): Promise<void> {
    await row(label, async () => (await read()).data.length).catch((error: unknown) => {
      if (!isDatabaseUnable(error)) throw error;
      console.log(`| ${label} | given up | | | | **misses**`);
    });
  }

  async function row(label: string, once: () => Promise<number>): Promise<void> {
    if (!label.includes(only)) return;
    const measured: number[] = [];
    let found = 0;
    // A first read comes from disk, and PostgreSQL switches to a generic plan after the fifth execution.
    const warmed = performance.now();
    for (
      let number = 0;
      number < Math.max(6, times / 10) && performance.now() - warmed < MOST_OF_A_CASE_MS;
      number += 1
    )
      await once();
    const begun = performance.now();
    while (measured.length < times && performance.now() - begun < MOST_OF_A_CASE_MS) {
      const start = performance.now();
      found += await once();
      measured.push(performance.now() - start);
    }
    const p50 = percentile(measured, 0.5);
    const figures = [p50.toFixed(1), percentile(measured, 0.99).toFixed(1), (p50 / MOST_MS).toFixed(2)];
    console.log(
      `| ${label} | ${figures.join(' | ')} | ${(found / measured.length).toFixed(1)} |${p50 < MOST_MS ? '' : ' **misses**'}`,
    );
  }

  async function samples() {
    const read = async <Row extends object>(text: string): Promise<Row[]> => (await pool.query<Row>(text)).rows;
    const people = await read<{ id: string; name: string; handle: string | null; wallet: string; privy: string }>(
      `select id, display_name as name, twitter_username as handle, wallet_address as wallet, privy_id as privy
       from users tablesample system (0.5) repeatable (1) limit 1000`,
    );
    const isChinese = (name: string): boolean => /^\p{Script=Han}/u.test(name);
    const transfers = await read<{ hash: string }>(
      'select tx_hash as hash from transfers tablesample system (0.1) repeatable (1) limit 500',
    );
    const asked = await read<{ id: string; code: string }>(
      `select id, substring(subject from 'k\\d+$') as code from tickets tablesample system (0.1) repeatable (1) limit 500`,
    );
    const changes = await read<{ subject: string }>(
      'select subject from audit_log tablesample system (5) repeatable (1) limit 500',
    );
    return {
      users: people.filter(({ name }) => !isChinese(name)),
      chinese: people.map(({ name }) => name).filter(isChinese),
      handles: people.flatMap(({ handle }) => handle ?? []),
      payments: await read<{ id: string; address: string }>(
        'select id, address from payments tablesample system (0.1) repeatable (1) limit 500',
      ),
      transactions: transfers.map(({ hash }) => hash),
      tickets: asked.map(({ id }) => id),
      codes: asked.map(({ code }) => code),
      subjects: changes.map(({ subject }) => subject),
    };
  }

  async function size(): Promise<string> {
    const [told] = (
      await pool.query<{ told: string }>(
        `select format('%s users, %s payments, %s tickets, %s on disk', (select count(*) from users), (select count(*) from payments),
           (select count(*) from tickets), pg_size_pretty(pg_database_size(current_database()))) as told`,
      )
    ).rows;
    return told?.told ?? '';
  }
}

const COMMON_NAMES = ['vitalik', 'marie', 'daniel', 'Robin'];
/** Pairs that some thousands of a million names and handles contain. */
const FEW = ['vh', 'mr', 'vw', 'mp'];
const A_MONTH_AGO = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
const SORTS = ['due', 'newest', 'changed'] as const;

/** @param part of 1: 0.5 is the median */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
