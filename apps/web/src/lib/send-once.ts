import * as v from 'valibot';
import { type DraftOf, keptDraft } from './drafts.ts';

/** What was sent and under which key, kept in the tab until it is answered. */
const attemptSchema = v.object({ key: v.string(), sent: v.string() });

/** Sends something once however often it is tried (D31): the same words under the same key, until one try is answered. */
export async function sendOnce<Body, Answer>(
  { userId, subject }: DraftOf,
  body: Body,
  send: (input: { body: Body; idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  const attempt = keptDraft(attemptSchema, { userId, subject: `${subject}.attempt` });
  const sent = JSON.stringify(body);
  const before = attempt.read();
  const key = before?.sent === sent ? before.key : crypto.randomUUID();
  attempt.keep({ key, sent });
  const answer = await send({ body, idempotencyKey: key });
  attempt.keep(null);
  return answer;
}
