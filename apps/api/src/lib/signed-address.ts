import { createHmac, timingSafeEqual } from 'node:crypto';

const MINUTE_MS = 60_000;
/** An address is the same within this time, so that a page that is read again shows the same picture. */
const STEP_MS = 5 * MINUTE_MS;
/** Min. validity of an address; one step more at most. */
const GOOD_MS = 10 * MINUTE_MS;

/** A file and the key that signs its addresses. */
export interface Signed {
  id: string;
  key: Buffer;
}

/**
 * A signed address of the file that expires.
 * @param path below the origin, with a slash at the end
 */
export function signedAddress(path: string, file: Signed, now: Date): string {
  const until = Math.ceil((now.getTime() + GOOD_MS) / STEP_MS) * STEP_MS;
  return `${path}${file.id}?until=${until}&signature=${signatureOf(file, String(until))}`;
}

/** Whether an address of the file has a valid signature and is not expired. */
export function isGood(file: Signed, { until, signature }: { until: string; signature: string }, now: Date): boolean {
  const [given, made] = [Buffer.from(signature), Buffer.from(signatureOf(file, until))];
  return given.length === made.length && timingSafeEqual(given, made) && now.getTime() < Number(until);
}

const signatureOf = ({ id, key }: Signed, until: string): string =>
  createHmac('sha256', key).update(`${id} ${until}`).digest('base64url');
