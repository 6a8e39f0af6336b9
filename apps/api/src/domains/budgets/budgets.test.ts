import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openProcesses } from '../../testing/processes.ts';
import {
  EVERYONE,
  findUsed,
  requireBudget,
  settleSharedBudget,
  spendBudget,
  spendSharedBudget,
} from './budgets.public.ts';

let processes: [Database, Database, Database];
let close: () => Promise<void>;
beforeAll(async () => {
  ({ processes, close } = await openProcesses());
});
afterAll(() => close());

const NOON = new Date('2026-11-20T12:00:00.000Z');
const usedBy = async (holder: string, budget: 'upload' | 'translation', now = NOON): Promise<number> =>
  (await findUsed(processes[0].db, holder, now, budget))(budget);

it('a budget holds to the last one, however many come at once to three processes (D54)', async () => {
  const spend = ({ db }: Database) => spendBudget(db, { budget: 'upload', holder: 'ada' }, NOON, 1, 20);
  const answers = await Promise.all(Array.from({ length: 20 }, () => processes.map(spend)).flat());
  expect(answers.filter(Boolean)).toHaveLength(20);
  expect(await usedBy('ada', 'upload')).toBe(20);
});

it('a budget that is used up is whole again tomorrow, and says how long that is', async () => {
  const [{ db }] = processes;
  const budget = { budget: 'upload', holder: 'lin' } as const;
  await requireBudget(db, budget, NOON, 1);
  await expect(requireBudget(db, budget, NOON, 1)).rejects.toMatchObject({
    code: 'rate_limited',
    details: { retryAfter: 12 * 3600 },
  });
  await requireBudget(db, budget, new Date('2026-11-21T00:00:00.000Z'), 1);
});

it('a budget without a limit counts all the same', async () => {
  for (let time = 0; time < 3; time += 1)
    expect(await spendBudget(processes[0].db, { budget: 'upload', holder: 'eve' }, NOON, 1, null)).toBe(true);
  expect(await usedBy('eve', 'upload')).toBe(3);
});

it('a shared budget takes from a person and from all, or from neither', async () => {
  const [{ db }] = processes;
  const spend = (holder: string, amount: number) =>
    spendSharedBudget(db, { budget: 'translation', holder }, NOON, amount, { perUser: 80, inAll: 100 });
  expect(await spend('ada', 80)).toBe(true);
  expect(await spend('ada', 1)).toBe(false);
  // The shared budget has 20 left: a refusal by it takes nothing from the person.
  expect(await spend('lin', 30)).toBe(false);
  expect([await usedBy('lin', 'translation'), await usedBy(EVERYONE, 'translation')]).toEqual([0, 80]);
  expect(await spend('lin', 20)).toBe(true);
  // Less was used than was charged.
  await settleSharedBudget(db, { budget: 'translation', holder: 'ada' }, NOON, -30);
  expect([await usedBy('ada', 'translation'), await usedBy(EVERYONE, 'translation')]).toEqual([50, 70]);
});

it('more at once than a budget has is refused, also as the first of the day', async () => {
  const budget = { budget: 'upload', holder: 'max' } as const;
  expect(await spendBudget(processes[0].db, budget, NOON, 3, 2)).toBe(false);
  expect(await usedBy('max', 'upload')).toBe(0);
});

it('a correction changes one budget of one holder on one day, and leaves none below 0', async () => {
  const [{ db }] = processes;
  const [yesterday, holder, other] = [new Date('2026-11-19T12:00:00.000Z'), 'ida', 'kay'];
  const limits = { perUser: 100, inAll: 1000 };
  const before = await usedBy(EVERYONE, 'translation');
  for (const [who, day] of [
    [holder, NOON],
    [holder, yesterday],
    [other, NOON],
  ] as const)
    await spendSharedBudget(db, { budget: 'translation', holder: who }, day, 10, limits);
  await spendBudget(db, { budget: 'upload', holder }, NOON, 10, null);
  await settleSharedBudget(db, { budget: 'translation', holder }, NOON, -15);
  expect(await usedBy(holder, 'translation')).toBe(0);
  expect(await usedBy(EVERYONE, 'translation')).toBe(before + 5);
  expect(await usedBy(holder, 'translation', yesterday)).toBe(10);
  expect(await usedBy(EVERYONE, 'translation', yesterday)).toBe(10);
  expect(await usedBy(other, 'translation')).toBe(10);
  expect(await usedBy(holder, 'upload')).toBe(10);
});
