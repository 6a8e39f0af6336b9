const X_HOST = /^(?:www\.|mobile\.|m\.)?(?:x|twitter)\.com$/;
const NAME = /^\w{1,15}$/;
/** Where the demo's people link to: a host that is nobody's (RFC 2606), since their names on X may be somebody's. */
const STAND_IN = 'https://example.org/x/';

/** Whether an address is one of X. */
export const isOfX = ({ hostname }: URL): boolean => X_HOST.test(hostname);

/** The account of X that a link leads to, without its `@`; null for any other page. */
export function xNameIn(link: string): string | null {
  const url = URL.parse(link.replace(STAND_IN, 'https://x.com/'));
  if (url === null || !isOfX(url)) return null;
  const [first = '', ...more] = url.pathname.split('/').filter((part) => part !== '');
  const name = first.replace(/^@/, '');
  return more.length === 0 && NAME.test(name) ? name : null;
}
