import { createHmac, timingSafeEqual } from 'node:crypto';

/** Below the origin. */
export const TICKET_PICTURES_PATH = '/ticket-pictures/';

const MINUTE_MS = 60_000;
/** An address stays the same for so long, so that a page that reads its ticket again shows the same picture. */
const STEP_MS = 5 * MINUTE_MS;
/** It is good for so long at least, and a step longer at most. */
const GOOD_MS = 10 * MINUTE_MS;

/** A picture and what its addresses are signed with. */
export interface Signed {
  id: string;
  key: Buffer;
}

/** An address of the picture that expires. */
export function signedAddress(picture: Signed, now: Date): string {
  const until = Math.ceil((now.getTime() + GOOD_MS) / STEP_MS) * STEP_MS;
  return `${TICKET_PICTURES_PATH}${picture.id}?until=${until}&signature=${signatureOf(picture, String(until))}`;
}

/** Whether this was an address of the picture, and is still good. */
export function isGood(
  picture: Signed,
  { until, signature }: { until: string; signature: string },
  now: Date,
): boolean {
  const [given, made] = [Buffer.from(signature), Buffer.from(signatureOf(picture, until))];
  return given.length === made.length && timingSafeEqual(given, made) && now.getTime() < Number(until);
}

const signatureOf = ({ id, key }: Signed, until: string): string =>
  createHmac('sha256', key).update(`${id} ${until}`).digest('base64url');
