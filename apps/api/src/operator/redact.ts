import type { Environment } from '../environment.ts';

/** Names of variables whose whole value is secret; an extended public key tells every deposit address. */
const SECRET = /KEY|SECRET|PASSWORD|PASSPHRASE$|TOKEN$|SEED$|XPUB$/;
/** Names and values: only the values are secret. */
const HEADERS = /HEADERS$/;
/** Addresses that may have a key in them: only their host is told. */
const ADDRESS = /^(DATABASE_URL|BSC_RPC_URL|SMTP_URL)$/;
/** A shorter text would be found by chance. */
const LEAST = 4;
const HIDDEN = '•••';

/** Whether a variable's value is never told. */
export const isSecret = (name: string): boolean => SECRET.test(name) || HEADERS.test(name) || ADDRESS.test(name);

/**
 * Takes every secret of the environment out of a text, wherever it came from: what a library puts into its error is not
 * in our hands.
 */
export function createRedactor(env: Environment): (text: string) => string {
  const secrets = Object.entries(env)
    .flatMap(([name, value = '']) => {
      if (SECRET.test(name)) return [value.trim(), ...value.split(':').map((part) => part.trim())];
      if (HEADERS.test(name)) return value.split(',').flatMap(secretsOfHeader);
      const read = ADDRESS.test(name) ? secretsIn : credentialIn;
      return value.split(',').flatMap((address) => read(address.trim()));
    })
    .filter((secret) => secret.length >= LEAST)
    .toSorted((one, other) => other.length - one.length);
  return (text) => secrets.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
}

/** A header's value, and the key after a word such as "Bearer". */
function secretsOfHeader(header: string): string[] {
  const value = header.slice(header.indexOf('=') + 1).trim();
  return [value, decoded(value), decoded(value).split(' ').at(-1) ?? ''];
}

/** Password, path and query of an address; of a database only the password, since the path is its name. */
function secretsIn(address: string): string[] {
  const url = URL.parse(address);
  if (url === null) return [address];
  const password = [url.password, decoded(url.password)];
  if (url.protocol.startsWith('postgres')) return password;
  const parts = [...url.pathname.split('/'), ...url.searchParams.values()].filter((part) => part.length > LEAST);
  return [...password, address, ...parts, url.search.slice(1)];
}

/** Of a setting that takes none: it is refused by its name, and shown as it was set. A name without a password is a key. */
function credentialIn(address: string): string[] {
  const { protocol, username, password } = URL.parse(address) ?? { protocol: '', username: '', password: '' };
  const secret = password === '' && protocol.startsWith('http') ? username : password;
  return [secret, decoded(secret)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
