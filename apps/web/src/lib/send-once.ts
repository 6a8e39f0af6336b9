import * as v from 'valibot';
import { type DraftOf, type KeptDraft, keptDraft } from './drafts.ts';

/** The idempotency key of an intent, and the bodies that may have reached the server with it. */
export interface Attempt<Body> {
  key: string;
  bodies: Body[];
}

/** The attempt at an intent, kept in the tab until it is answered. */
export const attemptOf = <Body>(
  { userId, subject }: DraftOf,
  body: v.GenericSchema<unknown, Body>,
): KeptDraft<Attempt<Body>> =>
  keptDraft(v.object({ key: v.string(), bodies: v.array(body) }), { userId, subject: `${subject}.attempt` });

/** What is written and then sent once. The attempt to send it is forgotten with it: what is written next is something else. */
export function draftToSend<Value extends object>(
  schema: v.GenericSchema<unknown, Value>,
  of: DraftOf,
): KeptDraft<Value> {
  const { read, keep } = keptDraft(schema, of);
  return {
    read,
    keep(draft) {
      keep(draft);
      if (draft === null) attemptOf(of, v.unknown()).keep(null);
    },
  };
}

/** Sends a body once, however often it is retried (D31): with the same key until it is answered, with a new one after it changed. */
export async function sendOnce<Body, Answer>(
  of: DraftOf,
  body: Body,
  send: (input: { body: Body; idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  const attempt = attemptOf(of, v.unknown());
  const before = attempt.read();
  const isRetry = JSON.stringify(before?.bodies) === JSON.stringify([body]);
  const key = before && isRetry ? before.key : crypto.randomUUID();
  attempt.keep({ key, bodies: [body] });
  const answer = await send({ body, idempotencyKey: key });
  // Another body may have been sent meanwhile.
  if (attempt.read()?.key === key) attempt.keep(null);
  return answer;
}
