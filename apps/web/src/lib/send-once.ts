import { keepDraft, readDraft } from './drafts.ts';

/** What was sent and under which key, kept in the tab until it is answered. */
type Attempt = { key: string; sent: string };

function isAttempt(value: unknown): value is Attempt {
  if (typeof value !== 'object' || value === null) return false;
  const { key, sent }: Record<string, unknown> = { ...value };
  return typeof key === 'string' && typeof sent === 'string';
}

/** Sends something once however often it is tried (D31): the same words under the same key, until one try is answered. */
export async function sendOnce<Body, Answer>(
  { userId, subject }: { userId: string; subject: string },
  body: Body,
  send: (input: { body: Body; idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  const place = `${subject}.attempt`;
  const sent = JSON.stringify(body);
  const before = readDraft(userId, place, isAttempt);
  const key = before?.sent === sent ? before.key : crypto.randomUUID();
  keepDraft(userId, place, { key, sent });
  const answer = await send({ body, idempotencyKey: key });
  keepDraft(userId, place, null);
  return answer;
}
