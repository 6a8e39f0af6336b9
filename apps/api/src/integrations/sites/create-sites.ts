import { OutsideAway } from '../../lib/outside-away.ts';
import { FetchRefused, type SafeAnswer, type SafeFetch } from '../../lib/safe-fetch.ts';
import type { SiteAnswer, Sites } from './sites.ts';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 4096;
const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** There is no such file. Other errors say nothing about the file: many sites turn strangers' programs away with 403. */
const MISSING = new Set([404, 410]);

export function createSites(fetchSafely: SafeFetch): Sites {
  return {
    async read(domain, path) {
      let url = new URL(path, `https://${domain}`);
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        const answer = await ask(fetchSafely, url);
        if (!('status' in answer)) return answer;
        const { status, headers, body } = answer;
        if (status === 200) return { text: body.toString('utf8') };
        if (MISSING.has(status)) return { text: null, reason: 'missing' };
        if (!REDIRECTS.has(status)) throw new OutsideAway('A site', `answered ${status}`);
        const next = URL.parse(headers.location ?? '', url.href);
        if (next === null || !isSameSite(next, domain)) return { text: null, reason: 'elsewhere' };
        url = next;
      }
      return { text: null, reason: 'elsewhere' };
    },
  };
}

/** Anything else, also plain http, could be answered by somebody else. */
const isSameSite = ({ protocol, hostname, port }: URL, domain: string): boolean =>
  protocol === 'https:' && port === '' && bare(hostname) === bare(domain);

const bare = (host: string): string => host.replace(/^www\./, '');

async function ask(fetchSafely: SafeFetch, url: URL): Promise<SafeAnswer | SiteAnswer> {
  try {
    return await fetchSafely(url.href, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { text: null, reason: error.reason === 'too_large' ? 'too_large' : 'no_such_site' };
  }
}
