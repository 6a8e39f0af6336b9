// What a token allows: operations by channel, with Ably's wildcards.
import { AblyError, ErrorCode, Flag, readObject } from './protocol.ts';

export type Operation = 'publish' | 'subscribe';
export type Capability = ReadonlyMap<string, readonly string[]>;

export const EVERYTHING: Capability = new Map([['*', ['*']]]);

/**
 * Reads the JSON of a token's capability.
 * @throws AblyError 40144
 */
export function readCapability(json: string): Capability {
  const value = readObject(json);
  if (!value) throw new AblyError(ErrorCode.tokenUnrecognised, 401, 'The capability is not a JSON object');
  return new Map(
    Object.entries(value).map(([channel, operations]) => [
      channel,
      Array.isArray(operations) ? operations.map(String) : [],
    ]),
  );
}

export function allows(capability: Capability, channel: string, operation: Operation): boolean {
  return [...capability].some(
    ([pattern, operations]) =>
      matches(pattern, channel) && (operations.includes(operation) || operations.includes('*')),
  );
}

/** The mode bits that a client may have on a channel; 0 when it may not attach. */
export function permittedModes(capability: Capability, channel: string): number {
  return (
    (allows(capability, channel, 'subscribe') ? Flag.subscribe : 0) |
    (allows(capability, channel, 'publish') ? Flag.publish : 0)
  );
}

/** `*` stands for one whole part between colons; at the end for any number of parts. */
function matches(pattern: string, channel: string): boolean {
  if (pattern === '*') return true;
  const wanted = pattern.split(':');
  const parts = channel.split(':');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? parts.length < wanted.length : parts.length !== wanted.length) return false;
  return wanted.every((part, index) => part === '*' || part === parts[index]);
}
