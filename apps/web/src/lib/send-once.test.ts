import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftToSend, sendOnce } from './send-once.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const ticket = { userId: 'ada', subject: 'ticket' };

/** Sends a body; answers the key that went with it. */
async function keyOf(body: unknown, { of = ticket, isLost = false } = {}): Promise<string> {
  const send = vi.fn(async (_input: { body: unknown; idempotencyKey: string }) => {
    if (isLost) throw new Error('offline');
  });
  await sendOnce(of, body, send).catch(() => {});
  expect(send.mock.calls).toMatchObject([[{ body }]]);
  return send.mock.calls[0]?.[0].idempotencyKey ?? '';
}

it('a retry has the same key, also after several failures', async () => {
  const key = await keyOf({ text: 'a' }, { isLost: true });
  expect(await keyOf({ text: 'a' }, { isLost: true })).toBe(key);
  expect(await keyOf({ text: 'a' })).toBe(key);
});

it('the same words have a new key once they were answered', async () => {
  const key = await keyOf({ text: 'a' });
  expect(await keyOf({ text: 'a' })).not.toBe(key);
});

it('a changed body has a new key', async () => {
  const key = await keyOf({ text: 'a' }, { isLost: true });
  expect(await keyOf({ text: 'b' }, { isLost: true })).not.toBe(key);
  expect(await keyOf({ text: 'a' })).not.toBe(key);
});

it('an answer to an earlier body leaves the later one its key', async () => {
  const answer = Promise.withResolvers<void>();
  const earlier = sendOnce(ticket, { text: 'a' }, () => answer.promise);
  const key = await keyOf({ text: 'b' }, { isLost: true });
  answer.resolve();
  await earlier;
  expect(await keyOf({ text: 'b' })).toBe(key);
});

it('the same words have a new key once their draft was dropped', async () => {
  const key = await keyOf({ text: 'a' }, { isLost: true });
  draftToSend(v.object({}), ticket).keep(null);
  expect(await keyOf({ text: 'a' })).not.toBe(key);
});

it('neither subjects nor people share a key', async () => {
  const key = await keyOf({ text: 'a' }, { isLost: true });
  expect(await keyOf({ text: 'a' }, { of: { ...ticket, subject: 'note' } })).not.toBe(key);
  expect(await keyOf({ text: 'a' }, { of: { ...ticket, userId: 'lin' } })).not.toBe(key);
  expect(await keyOf({ text: 'a' })).toBe(key);
});
