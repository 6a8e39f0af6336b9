import { isIP } from 'node:net';

const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
const MOST_CHARACTERS = 253;

/**
 * A domain name as DNS has it: in small letters, other scripts as `xn--…`, without a dot at the end. Null for anything
 * else, also for an address with a path or a port, for an IP address in any notation, and for a name of one label.
 */
export function domainNameOf(text: string): string | null {
  if (text.length > MOST_CHARACTERS || /[\s/?#@:\\%[\]]/.test(text)) return null;
  // Also writes `2130706433` and `0x7f.1` as IP addresses.
  const host = URL.parse(`https://${text}/`)?.hostname.replace(/\.$/, '') ?? '';
  const labels = host.split('.');
  const isName = host.length <= MOST_CHARACTERS && labels.length >= 2 && labels.every((label) => LABEL.test(label));
  return isName && isIP(host) === 0 ? host : null;
}
