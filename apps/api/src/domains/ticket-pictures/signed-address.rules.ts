import { createHmac, timingSafeEqual } from 'node:crypto';

/** Below the origin. */
export const TICKET_PICTURES_PATH = '/ticket-pictures/';

const MINUTE_MS = 60_000;
/** An address is the same within this time, so that a page that reloads its ticket shows the same picture. */
const STEP_MS = 5 * MINUTE_MS;
/** Min. validity of an address; one step more at most. */
const GOOD_MS = 10 * MINUTE_MS;

/** A picture and the key that signs its addresses. */
export interface Signed {
  id: string;
  key: Buffer;
}

/** A signed address of the picture that expires. */
export function signedAddress(picture: Signed, now: Date): string {
  const until = Math.ceil((now.getTime() + GOOD_MS) / STEP_MS) * STEP_MS;
  return `${TICKET_PICTURES_PATH}${picture.id}?until=${until}&signature=${signatureOf(picture, String(until))}`;
}

/** Whether an address of the picture has a valid signature and is not expired. */
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
