import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import type { LimitedKind } from '../../database/schema.ts';
import { openProcesses } from '../../testing/processes.ts';
import { limitsOf, returnSuperLike, spendLike } from './like-limits.service.ts';

let processes: [Database, Database, Database];
let close: () => Promise<void>;
beforeAll(async () => {
  ({ processes, close } = await openProcesses());
});
afterAll(() => close());

const EVENING = new Date('2026-11-20T23:59:59.999Z');
const MIDNIGHT = new Date('2026-11-21T00:00:00.000Z');
const ada = { userId: 'ada', tier: 'free' } as const;
const lin = { userId: 'lin', tier: 'premium' } as const;
const eve = { userId: 'eve', tier: 'premium_plus' } as const;
type Person = typeof ada | typeof lin | typeof eve;

/** How many of so many at once, spread over the processes, are taken; the refusals of the others. */
async function spend(person: Person, kind: LimitedKind, times: number, now = EVENING) {
  const answers = await Promise.allSettled(
    Array.from({ length: times }, (_, index) =>
      spendLike((processes[index % processes.length] ?? processes[0]).db, person, kind, now),
    ),
  );
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  return { taken: times - refused.length, refused };
}
const left = (person: Person, now = EVENING) => limitsOf(processes[0].db, person, now);
const limit = (most: number | null, current: number, resetsAt = MIDNIGHT) => ({
  limit: most,
  current,
  remaining: most === null ? null : most - current,
  canUse: most === null || current < most,
  resetsAt: resetsAt.toISOString(),
});

it('free people have ten likes a day, to the last one in three processes, and no super-like', async () => {
  expect(await left(ada)).toEqual({ likes: limit(10, 0), superLikes: limit(0, 0) });
  const { taken, refused } = await spend(ada, 'like', 30);
  expect(taken).toBe(10);
  for (const each of refused)
    expect(each).toMatchObject({ code: 'like_limit_reached', details: { limit: limit(10, 10) } });
  expect((await spend(ada, 'super_like', 1)).refused).toMatchObject([
    { code: 'super_like_unavailable', details: { limit: limit(0, 0) } },
  ]);
  expect(await left(ada)).toEqual({ likes: limit(10, 10), superLikes: limit(0, 0) });
});

it('premium has five super-likes, which cost no like, and likes without a limit', async () => {
  const { taken, refused } = await spend(lin, 'super_like', 18);
  expect(taken).toBe(5);
  expect(refused[0]).toMatchObject({ code: 'super_like_limit_reached', details: { limit: limit(5, 5) } });
  expect((await spend(lin, 'like', 12)).taken).toBe(12);
  expect(await left(lin)).toEqual({ likes: limit(null, 12), superLikes: limit(5, 5) });
});

it('a super-like that comes back is one more on that day', async () => {
  await returnSuperLike(processes[1].db, lin.userId, EVENING);
  expect((await left(lin)).superLikes).toEqual(limit(6, 5));
  const { taken, refused } = await spend(lin, 'super_like', 2);
  expect(taken).toBe(1);
  expect(refused).toMatchObject([{ code: 'super_like_limit_reached', details: { limit: limit(6, 6) } }]);
});

it('at midnight each has all of theirs again, and what came back yesterday no more', async () => {
  const next = new Date('2026-11-22T00:00:00.000Z');
  expect(await left(ada, MIDNIGHT)).toEqual({ likes: limit(10, 0, next), superLikes: limit(0, 0, next) });
  expect((await left(lin, MIDNIGHT)).superLikes).toEqual(limit(5, 0, next));
  expect((await spend(ada, 'like', 1, MIDNIGHT)).taken).toBe(1);
  expect((await spend(lin, 'super_like', 6, MIDNIGHT)).taken).toBe(5);
  expect((await left(ada)).likes).toEqual(limit(10, 10));
});

it('premium plus has no limit, also once one came back', async () => {
  await returnSuperLike(processes[0].db, eve.userId, EVENING);
  expect((await spend(eve, 'super_like', 7)).taken).toBe(7);
  expect(await left(eve)).toEqual({ likes: limit(null, 0), superLikes: limit(null, 7) });
});
