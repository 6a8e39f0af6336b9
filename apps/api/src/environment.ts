export type Environment = Readonly<Record<string, string | undefined>>;

export type Reader = ReturnType<typeof reader>;

/** Reads single variables; an empty one counts as unset. What is wrong is added to `problems`, and reading goes on. */
export function reader(env: Environment, problems: string[]) {
  const text = (name: string): string | null => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  const parsed = (name: string): URL | null => {
    const value = text(name);
    if (value === null) return null;
    const url = URL.parse(value);
    // Without the value: a key can be in it.
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
      problems.push(`${name} must be an http or https address.`);
    else if (hasCredentials(url)) problems.push(`${name} ${NO_CREDENTIALS}`);
    else return url;
    return null;
  };
  const required = (name: string, consequence: string): string => {
    const value = text(name);
    if (value === null) problems.push(`${name} is missing: ${consequence}.`);
    return value ?? '';
  };
  return {
    text,
    required,
    url: (name: string) => parsed(name)?.href ?? null,
    origin(name: string): string | null {
      const url = parsed(name);
      if (url === null) return null;
      if (url.href !== `${url.origin}/`)
        problems.push(`${name} must be an address without a path, such as ${url.origin}.`);
      return url.origin;
    },
    list: (name: string) =>
      (text(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    /** The address of a PostgreSQL database. What is wrong with it is told without it, because it has a password. */
    database(name: string, consequence: string): string {
      const value = required(name, consequence);
      const { protocol = '', hostname = '' } = URL.parse(value) ?? {};
      // A part of a password that became the host would be told as the host that is not found.
      const isHost = /^(?:[\w.%-]*|\[[\da-f:.]+\])$/i.test(hostname);
      const isAddress = /^postgres(ql)?:$/.test(protocol) && isHost && !/%(?![\da-f]{2})/i.test(value);
      if (value !== '' && !isAddress)
        problems.push(
          `${name} must look like postgres://user:password@host/database; in the password write / as %2F, # as %23, ? as %3F, @ as %40, % as %25 and $ as %24.`,
        );
      return value;
    },
    integer(name: string, fallback: number, least: number, most: number): number {
      const value = text(name);
      if (value === null) return fallback;
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (number >= least && number <= most) return number;
      problems.push(`${name} must be a whole number from ${least} to ${most}, not "${value}".`);
      return fallback;
    },
    decimal(name: string, fallback: string): string {
      const value = text(name) ?? fallback;
      if (/^\d{1,5}(\.\d{1,18})?$/.test(value) && Number(value) > 0) return value;
      problems.push(`${name} must be a positive decimal number below 100000, not "${value}".`);
      return fallback;
    },
    choice<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
      const value = text(name);
      if (value === null) return fallback;
      const found = choices.find((choice) => choice === value);
      if (found === undefined) problems.push(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
      return found ?? fallback;
    },
  };
}

/** `fetch` refuses such an address, and quotes it in its error. */
export const hasCredentials = ({ username, password }: URL): boolean => username !== '' || password !== '';
export const NO_CREDENTIALS = 'must be an address without a name and a password in it.';

/** Whether an address is a loopback address. */
export function isThisMachine(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? '';
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host.startsWith('127.') ||
    host === '[::1]' ||
    host === '0.0.0.0'
  );
}
