import { Resolver } from 'node:dns/promises';
import type { DnsConfig } from '../../config.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import type { Dns } from './dns.ts';

const TIMEOUT_MS = 5000;
/** Of one attempt; the second one takes twice as long. */
const ATTEMPT_MS = 1500;
const TRIES = 2;
/** Answers have up to 64 kB; a challenge is short. */
const MOST_RECORDS = 100;
const MOST_CHARACTERS = 500;
/** Answers that say that there is nothing. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND']);

/** The configured resolvers, or those of the machine. */
export function createDns({ servers }: DnsConfig): Dns {
  const resolvers = servers.length === 0 ? [null] : servers;
  return {
    async txt(name) {
      const [first = [], ...others] = await Promise.all(resolvers.map((server) => askOne(server, name)));
      return first.filter((record) => others.every((records) => records.includes(record)));
    },
  };
}

/** Each question has a resolver of its own, which can be cancelled alone. */
async function askOne(server: string | null, name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: ATTEMPT_MS, tries: TRIES });
  if (server !== null) resolver.setServers([server]);
  const timer = setTimeout(() => resolver.cancel(), TIMEOUT_MS);
  try {
    const records = await resolver.resolveTxt(name);
    return records
      .slice(0, MOST_RECORDS)
      .map((parts) => parts.join(''))
      .filter((record) => record.length <= MOST_CHARACTERS);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'an error';
    if (NOTHING.has(code)) return [];
    throw new OutsideAway('DNS', code);
  } finally {
    clearTimeout(timer);
  }
}
