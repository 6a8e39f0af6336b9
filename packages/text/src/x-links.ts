// Links to X, one reading for the server and the pages.

const X_HOST = /^(?:www\.|mobile\.|m\.)?(?:x|twitter)\.com$/;
const NAME = /^\w{1,15}$/;

/** Whether an address leads to X. */
export const isOfX = ({ hostname }: URL): boolean => X_HOST.test(hostname);

/** The account of X that a link leads to, without its `@`, as it is written there; null for any other page. */
export function xNameIn(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  if (!isOfX(url)) return null;
  const [first = '', ...more] = url.pathname.split('/').filter((part) => part !== '');
  const name = first.replace(/^@/, '');
  return more.length === 0 && NAME.test(name) ? name : null;
}

/** Whether a link leads to this account of X, however both are written. */
export const leadsToX = (link: string, name: string): boolean => xNameIn(link)?.toLowerCase() === name.toLowerCase();
