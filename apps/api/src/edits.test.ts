// What an edit does not say stays as it is stored, whichever client sends it (D58).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, resolve } from './contract.ts';
import { createTestApp, type TestApp, type TestUser } from './testing/test-app.ts';

let ctx: TestApp;
let user: TestUser;
let pictures: [string, string];
beforeAll(async () => {
  ctx = await createTestApp();
  user = await ctx.signIn('editor');
  pictures = [await ctx.newPicture(user, 'avatar'), await ctx.newPicture(user, 'avatar')];
});
afterAll(() => ctx.close());

const channels = (inProduct: boolean, push: boolean, mail: boolean) => ({ inProduct, push, mail });
const kindsAs = (all: object) =>
  Object.fromEntries(['match', 'message', 'like', 'ticket', 'payment', 'decision'].map((kind) => [kind, all]));

/** Two values for every field that an edit may leave out. */
const EDITS = {
  updateAuthProfile: {
    schema: 'UserUpdate',
    read: () => ctx.ok('getMe', { as: user }),
    values: (): Record<string, readonly [unknown, unknown]> => ({
      displayName: ['Ada', 'Lin'],
      avatar: pictures,
      language: ['fr', 'zh'],
      showsReplyHabit: [false, true],
    }),
  },
  updatePreferences: {
    schema: 'PreferencesUpdate',
    read: () => ctx.ok('getPreferences', { as: user }),
    values: (): Record<string, readonly [unknown, unknown]> => ({
      kinds: [kindsAs(channels(true, false, false)), kindsAs(channels(false, true, true))],
      digest: ['daily', 'off'],
      quietHours: [{ from: '21:00', to: '06:00', zone: 'Asia/Tokyo' }, null],
      showsWords: [true, false],
    }),
  },
} as const;
/** That of profiles is asked in profiles.test.ts. */
const ELSEWHERE = ['updateProfile'];
/** What goes with a change, and is no part of what is changed. */
const NO_PARTS = ['reason', 'note', 'updatedAt', 'months', 'name', 'mute', 'unmute', 'stripeSubscriptionId'];

const fieldsOf = (schema: unknown): string[] => Object.keys(Object(Object(schema).properties));

/** Whether a body may leave out a part of what it changes. */
function leavesOut(schema: unknown): boolean {
  const { $ref, oneOf = [], properties = {}, required = [] } = Object(schema);
  if (typeof $ref === 'string') return leavesOut(resolve($ref));
  const isLeftOut = (name: string): boolean => ![...required, ...NO_PARTS].includes(name);
  return fieldsOf(schema).some(isLeftOut) || [...oneOf, ...Object.values(properties)].some(leavesOut);
}

it('is asked of each operation that changes a part of something', () => {
  const parts = [...operations.values()].filter(({ method, body }) => method === 'put' && leavesOut(body));
  expect(parts.map(({ id }) => id).toSorted()).toEqual([...Object.keys(EDITS), ...ELSEWHERE].toSorted());
});

describe.each(['updateAuthProfile', 'updatePreferences'] as const)('%s', (id) => {
  const { schema, read, values } = EDITS[id];
  const fields = fieldsOf(resolve(`#/components/schemas/${schema}`)).filter((name) => !NO_PARTS.includes(name));
  const edit = (body: object) => ctx.ok(id, { as: user, body });

  it.each(fields)('changes %s alone', async (field) => {
    const all = Object.entries(values());
    await edit(Object.fromEntries(all.map(([name, [one]]) => [name, one])));
    const before = await read();
    await edit({ [field]: values()[field]?.[1] });
    const after = new Map<string, unknown>(Object.entries(await read()));
    const changed = Object.entries(before).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(after.get(name)),
    );
    expect(changed.map(([name]) => name)).toEqual([field]);
    await edit({ [field]: values()[field]?.[0] });
    expect(await read()).toEqual(before);
  });
});

it('of one channel of one kind of notification, an edit says nothing of the others', async () => {
  const kindsOf = async () => (await ctx.ok('getPreferences', { as: user })).kinds;
  await ctx.ok('updatePreferences', { as: user, body: { kinds: kindsAs(channels(true, false, true)) } });
  const before = await kindsOf();
  await ctx.ok('updatePreferences', { as: user, body: { kinds: { match: { push: true } } } });
  expect(await kindsOf()).toEqual({ ...before, match: channels(true, true, true) });
});
