// Handles by X's rules, and what follows from a handle alone, today and after every restart.
import { createHash } from 'node:crypto';

const HANDLE = /^[A-Za-z0-9_]{1,15}$/;

export function isHandle(value: unknown): value is string {
  return typeof value === 'string' && HANDLE.test(value);
}

/** X knows no difference between capital and small letters. */
export function keyOf(handle: string): string {
  return handle.toLowerCase();
}

/** A number that stands for the handle and this purpose. */
export function digestOf(purpose: string, handle: string): Buffer {
  return createHash('sha256')
    .update(`mutuals-sandbox ${purpose} ${keyOf(handle)}`)
    .digest();
}

/** An id of the form that Privy gives: "did:privy:" and 25 small letters and digits. */
export function privyIdOf(handle: string): string {
  const digits = BigInt(`0x${digestOf('privy-id', handle).toString('hex')}`).toString(36);
  return `did:privy:c${digits.padStart(24, '0').slice(0, 24)}`;
}

/** The number by which X would know the account. */
export function subjectOf(handle: string): string {
  return digestOf('x-subject', handle).readBigUInt64BE().toString();
}
