// Two people who write to each other while parts of the product are killed. Like the web app, they retry a message under the same client id until
// they get an answer.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { ApiProblem, type Message } from '../../packages/api-client/src/index.ts';
import type { Person, Product } from '../support/product.ts';

const RETRY_MS = 20;

/** Retries until there is an answer. Only an unreachable server is worth a retry; a refusal fails the test. */
export async function again<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiProblem && error.isRetryable)) throw error;
      await pause(RETRY_MS);
    }
  }
}

interface Match {
  a: Person;
  b: Person;
  conversationId: string;
}

export async function match(product: Product, first: string, second: string): Promise<Match> {
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

/** Sends the numbers from 1 while `goesOn`, each until it is acknowledged; `onSent` gets every acknowledgement. */
export async function chatter(
  person: Person,
  conversationId: string,
  goesOn: (number: number) => boolean,
  onSent: () => void,
): Promise<Message[]> {
  const acknowledged: Message[] = [];
  for (let number = 1; goesOn(number); number += 1) {
    const body = { type: 'text', conversationId, clientId: randomUUID(), content: `${number}` } as const;
    acknowledged.push(await again(() => person.api.sendMessage({ query: { profileId: person.profileId }, body })));
    onSent();
  }
  return acknowledged;
}

/** Everything acknowledged is there, once and in order, and nothing else. */
export async function expectAllStored(
  { a, b, conversationId }: Match,
  fromA: Message[],
  fromB: Message[],
): Promise<void> {
  const stored = await everything(a, conversationId);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
  for (const [person, acknowledged] of [
    [a, fromA],
    [b, fromB],
  ] as const) {
    const own = stored.filter(({ senderId }) => senderId === person.profileId);
    expect(own.map(({ _id }) => _id)).toEqual(acknowledged.map(({ _id }) => _id));
    expect(own.map(({ content }) => content)).toEqual(acknowledged.map((_, index) => `${index + 1}`));
  }
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
