// X's rules of handles, and values derived from a handle alone, so that they survive restarts.
import { createHash } from 'node:crypto';

const HANDLE = /^[A-Za-z0-9_]{1,15}$/;

export function isHandle(value: unknown): value is string {
  return typeof value === 'string' && HANDLE.test(value);
}

/** X's handles are case-insensitive. */
export function keyOf(handle: string): string {
  return handle.toLowerCase();
}

/** A digest of the handle for one purpose. */
export function digestOf(purpose: string, handle: string): Buffer {
  return createHash('sha256')
    .update(`mutuals-sandbox ${purpose} ${keyOf(handle)}`)
    .digest();
}

/** An id in Privy's format: "did:privy:" and 25 small letters and digits. */
export function privyIdOf(handle: string): string {
  const digits = BigInt(`0x${digestOf('privy-id', handle).toString('hex')}`).toString(36);
  return `did:privy:c${digits.padStart(24, '0').slice(0, 24)}`;
}

/** X's numeric id of the account. */
export function subjectOf(handle: string): string {
  return digestOf('x-subject', handle).readBigUInt64BE().toString();
}
