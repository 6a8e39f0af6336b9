// `kill -9` in the middle of sending: what was acknowledged is there afterwards, once, in order. Senders do what the web app does: they try
// again under the same client id until they have an answer.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiProblem, type Message } from '../../packages/api-client/src/index.ts';
import { type Person, type Product, startProduct } from '../support/product.ts';

const MESSAGES = 100;
const KILLS = 2;
const RETRY_MS = 20;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

async function match(first: string, second: string): Promise<{ a: Person; b: Person; conversationId: string }> {
  const [a, b] = [await product.join(first), await product.join(second)];
  await a.api.likeProfile({
    path: { profileId: b.profileId },
    body: { userProfileId: a.profileId, isSuperLike: false },
  });
  const { conversationId } = await b.api.likeProfile({
    path: { profileId: a.profileId },
    body: { userProfileId: b.profileId, isSuperLike: false },
  });
  if (conversationId === null) throw new Error('They did not match');
  return { a, b, conversationId };
}

/** Sends `MESSAGES` one after the other, each until it is acknowledged; `onSent` hears of every acknowledgement. */
async function chatter(person: Person, conversationId: string, onSent: () => void): Promise<Message[]> {
  const acknowledged: Message[] = [];
  for (let number = 1; number <= MESSAGES; number += 1) {
    const clientId = randomUUID();
    for (let message: Message | null = null; message === null;) {
      message = await person.api
        .sendMessage({
          query: { profileId: person.profileId },
          body: { type: 'text', conversationId, clientId, content: `${number}` },
        })
        .catch(tryAgainWhenAway);
      if (message === null) await pause(RETRY_MS);
      else acknowledged.push(message);
    }
    onSent();
  }
  return acknowledged;
}

/** Only a server that is away is worth another try; a refusal is a failure of the test. */
function tryAgainWhenAway(error: unknown): null {
  if (error instanceof ApiProblem && error.isTemporary) return null;
  throw error;
}

async function everything(person: Person, conversationId: string): Promise<Message[]> {
  const all: Message[] = [];
  for (let hasMore = true; hasMore;) {
    const page = await person.api.listMessages({
      path: { id: conversationId },
      query: { after: all.at(-1)?.seq ?? 0, limit: 100 },
    });
    all.push(...page.data);
    hasMore = page.meta.hasMore;
  }
  return all;
}

it.each([
  ['the API', () => product.killApi().then(() => product.startApi()), 'api'],
  ['PostgreSQL', () => product.restartPostgres(), 'pg'],
])('keeps every acknowledged message once and in order when %s is killed', async (_what, kill, name) => {
  const { a, b, conversationId } = await match(`${name}_ada`, `${name}_lin`);
  let sent = 0;
  let killing: Promise<void> = Promise.resolve();
  const killAt = new Set(
    Array.from({ length: KILLS }, (_, index) => Math.round(((index + 1) * 2 * MESSAGES) / (KILLS + 1))),
  );
  const onSent = () => {
    sent += 1;
    if (killAt.has(sent)) killing = killing.then(kill);
  };
  const [fromA, fromB] = await Promise.all([chatter(a, conversationId, onSent), chatter(b, conversationId, onSent)]);
  await killing;

  const stored = await everything(a, conversationId);
  expect(stored.map(({ seq }) => seq)).toEqual(Array.from({ length: 2 * MESSAGES }, (_, index) => index + 1));
  for (const [person, acknowledged] of [
    [a, fromA],
    [b, fromB],
  ] as const) {
    const own = stored.filter(({ senderId }) => senderId === person.profileId);
    expect(own.map(({ _id }) => _id)).toEqual(acknowledged.map(({ _id }) => _id));
    expect(own.map(({ content }) => content)).toEqual(Array.from({ length: MESSAGES }, (_, index) => `${index + 1}`));
  }
});
