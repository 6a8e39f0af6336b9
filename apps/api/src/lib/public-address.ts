import ipaddr from 'ipaddr.js';

/** Global unicast addresses of IPv6 (RFC 4291); everything outside, such as `::127.0.0.1`, has a special meaning. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet: not to this machine, a private net, a link or a test net. An
 * IPv4 address inside an IPv6 one (`::ffff:127.0.0.1`) counts as the IPv4 address.
 */
export function isPublicAddress(ip: string): boolean {
  if (!ipaddr.isValid(ip) || ip.includes('%')) return false;
  const address = ipaddr.process(ip);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_IPV6);
}
