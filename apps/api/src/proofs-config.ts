import { isIP } from 'node:net';
import { isThisMachine, type Reader } from './environment.ts';
import { SANDBOX_EXPLORER_KEY, SANDBOX_GITHUB, SANDBOX_TELEGRAM } from './sandbox-proofs.ts';

/** Where proofs are looked up (D84). A part that is null switches its kinds of proof off. */
export interface ProofsConfig {
  dns: DnsConfig;
  /** Plays all sites; null for the real ones (D32). */
  sandboxSitesUrl: string | null;
  github: GithubConfig | null;
  telegram: TelegramConfig | null;
  explorer: ExplorerConfig | null;
}

export interface DnsConfig {
  /** IP addresses, with a port if it is not 53; empty for the machine's own resolvers. */
  servers: readonly string[];
}

/** An OAuth app of GitHub, or of a service with its protocol. */
export interface GithubConfig {
  /** Has `/login/oauth/authorize` and `/login/oauth/access_token`. */
  webUrl: string;
  apiUrl: string;
  clientId: string;
  /** Never log it. */
  clientSecret: string;
}

/** The bot in whose name people sign in at Telegram. */
export interface TelegramConfig {
  /** The page that people confirm at. */
  loginUrl: string;
  /** Signs what comes back: never log or send it. */
  botToken: string;
  botName: string;
}

/** An explorer's API in Etherscan's form, version 2. */
export interface ExplorerConfig {
  apiUrl: string;
  /** Part of the addresses: never log it. */
  key: string;
}

/** Each service if it is configured, also with the sandbox; else the sandbox's, if there is one. */
export function proofsOf(
  read: Reader,
  problems: string[],
  { production, sandboxUrl }: { production: boolean; sandboxUrl: string | null },
): ProofsConfig {
  return {
    dns: { servers: serversOf(read, problems, production, sandboxUrl) },
    sandboxSitesUrl: sandboxUrl,
    github: githubOf(read, problems, production, sandboxUrl),
    telegram: telegramOf(read, problems, production, sandboxUrl),
    explorer: explorerOf(read, problems, production, sandboxUrl),
  };
}

/** The sandbox answers on the UDP port with the number of its own port. */
function serversOf(
  read: Reader,
  problems: string[],
  production: boolean,
  sandboxUrl: string | null,
): readonly string[] {
  const named = read.list('DNS_SERVERS');
  for (const server of named) {
    const [, six, four, port = '53'] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(server) ?? [];
    const ip = six ?? four ?? server;
    if (isIP(ip) === 0 || Number(port) < 1 || Number(port) > 65_535)
      problems.push(`DNS_SERVERS must be IP addresses, with a port or without, not "${server}".`);
    else if (production && isThisMachine(isIP(ip) === 6 ? `http://[${ip}]` : `http://${ip}`))
      problems.push('DNS_SERVERS points at this machine, which production refuses: leave it out for its own resolver.');
  }
  if (named.length > 0 || sandboxUrl === null) return named;
  return [`127.0.0.1:${new URL(sandboxUrl).port}`];
}

function githubOf(
  read: Reader,
  problems: string[],
  production: boolean,
  sandboxUrl: string | null,
): GithubConfig | null {
  const [clientId, clientSecret] = [read.text('GITHUB_CLIENT_ID'), read.text('GITHUB_CLIENT_SECRET')];
  if (clientId === null && clientSecret === null)
    return sandboxUrl === null
      ? null
      : { webUrl: `${sandboxUrl}/github`, apiUrl: `${sandboxUrl}/github/api`, ...SANDBOX_GITHUB };
  if (clientId === null) problems.push('GITHUB_CLIENT_ID is missing: GITHUB_CLIENT_SECRET is set.');
  if (clientSecret === null) problems.push('GITHUB_CLIENT_SECRET is missing: GITHUB_CLIENT_ID is set.');
  if (production && clientId === SANDBOX_GITHUB.clientId)
    problems.push('GITHUB_CLIENT_ID is the one of the sandbox, which production refuses.');
  return {
    webUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
  };
}

function telegramOf(
  read: Reader,
  problems: string[],
  production: boolean,
  sandboxUrl: string | null,
): TelegramConfig | null {
  const [botToken, botName] = [read.text('TELEGRAM_BOT_TOKEN'), read.text('TELEGRAM_BOT_NAME')];
  if (botToken === null && botName === null)
    return sandboxUrl === null ? null : { loginUrl: `${sandboxUrl}/telegram/auth`, ...SANDBOX_TELEGRAM };
  // The problem does not quote the token.
  if (botToken === null || !/^\d{5,20}:[\w-]{20,100}$/.test(botToken))
    problems.push('TELEGRAM_BOT_TOKEN must be the token that @BotFather gave: a number, a colon and letters.');
  if (botName === null || !/^\w{5,32}$/.test(botName))
    problems.push('TELEGRAM_BOT_NAME must be the name of the bot, without @.');
  if (production && botToken === SANDBOX_TELEGRAM.botToken)
    problems.push('TELEGRAM_BOT_TOKEN is the one of the sandbox, which production refuses.');
  return { loginUrl: 'https://oauth.telegram.org/auth', botToken: botToken ?? '', botName: botName ?? '' };
}

function explorerOf(
  read: Reader,
  problems: string[],
  production: boolean,
  sandboxUrl: string | null,
): ExplorerConfig | null {
  const [url, key] = [read.url('EXPLORER_API_URL'), read.text('EXPLORER_API_KEY')];
  if (url === null && key === null)
    return sandboxUrl === null ? null : { apiUrl: `${sandboxUrl}/explorer/api`, key: SANDBOX_EXPLORER_KEY };
  if (key === null) problems.push('EXPLORER_API_KEY is missing: EXPLORER_API_URL is set.');
  if (production && url !== null) {
    if (isThisMachine(url)) problems.push('EXPLORER_API_URL points at this machine, which production refuses.');
    else if (!url.startsWith('https:')) problems.push('EXPLORER_API_URL must be an https address: it gets the key.');
  }
  return { apiUrl: (url ?? 'https://api.etherscan.io/v2/api').replace(/\/$/, ''), key: key ?? '' };
}
