import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import { DAY_MS } from '../../clock.ts';
import type { DeliveryKind, DigestInterval } from '../../database/schema.ts';

/** How long the link of a confirmation is good. */
export const CONFIRMATION_MS = DAY_MS;
/** Confirmations in a day (UTC), for a person and for an address: nobody's mailbox is filled by others. */
export const CONFIRMATIONS_PER_DAY = 5;

/** Whether somebody stayed away long enough for a digest, and the last one is long enough ago. */
export const DIGEST_MS: Readonly<Record<Exclude<DigestInterval, 'off'>, number>> = {
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
};
/** After so many intervals without a visit nothing is mailed any more: they have gone. */
export const MOST_INTERVALS_AWAY = 7;

/** All that is ever shown of an address: its first letter and its domain. */
export function hintOf(address: string): string {
  return `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`;
}

/** A token for a link, 43 letters. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
/**
 * Names a mailbox in a budget without saying it. Many services deliver to one mailbox whatever stands behind a plus and
 * wherever dots are: nobody fills one by spelling its address anew.
 */
export function digestOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const mailbox = local.replace(/(?<=.)\+.*/, '').replaceAll('.', '');
  return hashOf(`${mailbox}@${domain}`).toString('base64url');
}

/** Signs the links in mails to an address, the same whenever its person has it. */
export const keyOf = (personKey: Buffer, address: string): Buffer =>
  createHmac('sha256', personKey).update(address.toLowerCase()).digest();

/** Which person's mails of which kind a link ends. */
export interface Ending {
  userId: string;
  kind: DeliveryKind;
}

const KINDS: readonly DeliveryKind[] = ['match', 'message', 'like', 'ticket', 'payment', 'decision', 'digest'];

/** The last part of a link that ends mails of a kind. It does not expire. */
export const endingToken = ({ userId, kind }: Ending, key: Buffer): string =>
  `${userId}.${kind}.${signatureOf({ userId, kind }, key)}`;

/** What a link is to end, before its signature is checked; null if it is no such link. */
export function readEnding(token: string): (Ending & { signature: string }) | null {
  const [userId = '', name, signature = ''] = token.split('.');
  const kind = KINDS.find((known) => known === name);
  return isUuid(userId) && kind !== undefined ? { userId, kind, signature } : null;
}

export function isSigned(ending: Ending & { signature: string }, key: Buffer): boolean {
  const [given, made] = [Buffer.from(ending.signature), Buffer.from(signatureOf(ending, key))];
  return given.length === made.length && timingSafeEqual(given, made);
}

const signatureOf = ({ userId, kind }: Ending, key: Buffer): string =>
  createHmac('sha256', key).update(`${userId} ${kind}`).digest('base64url');
