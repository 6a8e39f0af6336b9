import type { Dns } from '../../../integrations/dns/dns.ts';
import type { Sites } from '../../../integrations/sites/sites.ts';
import { domainNameOf } from '../../../lib/domain-name.ts';
import { Problem } from '../../../problem.ts';
import { hasLine, lineOf, PLACED_PATH } from './placed.ts';
import { CHALLENGE_MS, type Claim, type Verifier } from './verifier.ts';

interface Sources {
  dns: Dns;
  sites: Sites;
}

const recordOf = (domain: string): string => `_mutuals-challenge.${domain}`;

/** A record in the domain name system, or a file on the site. Either has to stay. */
export function domainVerifier({ dns, sites }: Sources): Verifier {
  /** Throws OutsideAway if neither says yes and one of the two does not answer. */
  async function find(subject: string, line: string): Promise<'dns' | 'well_known' | null> {
    const [records, page] = await Promise.allSettled([
      dns.txt(recordOf(subject)),
      sites.read(subject, `/${PLACED_PATH}`),
    ]);
    if (records.status === 'fulfilled' && records.value.includes(line)) return 'dns';
    if (page.status === 'fulfilled' && page.value.text !== null && hasLine(page.value.text, line)) return 'well_known';
    for (const look of [records, page]) if (look.status === 'rejected') throw look.reason;
    return null;
  }

  return {
    lastsDays: () => null,
    challengeMs: CHALLENGE_MS,
    isShownAtFirst: true,
    normalise: (text) => domainNameOf(hostIn(text)),
    async begin(claim: Claim) {
      const line = lineOf(claim);
      return {
        challenge: {
          type: 'dns',
          name: recordOf(claim.subject),
          value: line,
          url: `https://${claim.subject}/${PLACED_PATH}`,
          content: line,
        },
      };
    },
    async verify(claim) {
      const method = await find(claim.subject, lineOf(claim));
      if (method === null) throw new Problem('challenge_not_met');
      return { method, key: claim.subject, evidence: { domain: claim.subject, line: lineOf(claim), found: method } };
    },
    recheck: async (held) => ({ result: (await find(held.subject, lineOf(held))) === null ? 'false' : 'true' }),
  };
}

/** The host in an address of a page, without `www.`, which is the same site. */
const hostIn = (text: string): string =>
  text
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^www\./i, '');
