import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { TelegramConfig } from '../../config.ts';

/** What Telegram's login gives, as it is. */
export interface TelegramLogin {
  id: number;
  first_name?: string;
  last_name?: string;
  username?: string;
  photo_url?: string;
  /** Unix time in seconds. */
  auth_date: number;
  /** 64 hex digits. */
  hash: string;
}

export interface TelegramAccount {
  /** Stays; the name can be changed and taken by somebody else. */
  id: string;
  /** Null if the account has none. */
  username: string | null;
}

/** Sign-in at Telegram for proofs (D84). What comes back is signed, so that nobody has to be asked. */
export interface Telegram {
  readonly botName: string;
  /**
   * The page to confirm at, which leads back to `returnTo` with what it gives in `#tgAuthResult` (base64 of JSON).
   * @param returnTo an address of the site whose host the bot was told (@BotFather, /setdomain)
   */
  signInUrl(returnTo: string): string;
  /** Who signed in at our bot in the last 10 minutes; null if Telegram did not sign this, or too long ago. */
  check(login: TelegramLogin, now: Date): TelegramAccount | null;
}

const LIFE_S = 600;
/** Telegram's clock may be ahead of ours. */
const AHEAD_S = 60;

/** The bot of the configuration; null if there is none. */
export function createTelegram(config: TelegramConfig | null): Telegram | null {
  if (config === null) return null;
  const { loginUrl, botToken, botName } = config;
  const key = createHash('sha256').update(botToken).digest();
  return {
    botName,
    signInUrl(returnTo) {
      const [botId = ''] = botToken.split(':');
      const asked = new URLSearchParams({ bot_id: botId, origin: new URL(returnTo).origin, return_to: returnTo });
      return `${loginUrl}?${asked.toString()}`;
    },
    check({ hash, ...fields }, now) {
      const age = Math.floor(now.getTime() / 1000) - fields.auth_date;
      if (age > LIFE_S || age < -AHEAD_S) return null;
      const expected = createHmac('sha256', key).update(checkString(fields)).digest();
      const given = Buffer.from(hash, 'hex');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return { id: String(fields.id), username: fields.username ?? null };
    },
  };
}

/** All fields but the hash, by name, as Telegram documents it. */
const checkString = (fields: object): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted()
    .join('\n');
