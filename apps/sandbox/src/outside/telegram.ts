// The stand-in for Telegram's login page, on which everybody may be anybody:
//   GET /telegram/auth   bot_id, origin, return_to; a page that asks as whom; &username= answers it
import { createHash, createHmac } from 'node:crypto';
import { SANDBOX_TELEGRAM } from '@mutuals/api/sandbox-proofs';
import { Problem, type Routes } from '../http.ts';
import { sendSignInPage } from './sign-in-page.ts';

/** @param origins of the web app, to which alone people are sent back */
export function telegramRoutes(origins: readonly string[], now: () => Date): Routes {
  return async ({ request, response, url }) => {
    if (request.method !== 'GET' || url.pathname !== '/telegram/auth') return false;
    const returnTo = URL.parse(url.searchParams.get('return_to') ?? '');
    const [botId] = SANDBOX_TELEGRAM.botToken.split(':');
    if (url.searchParams.get('bot_id') !== botId || returnTo === null || !origins.includes(returnTo.origin))
      throw new Problem(404, 'not_found', 'There is no such bot, or it has another domain.');
    const username = url.searchParams.get('username');
    if (username === null) {
      sendSignInPage(response, { service: 'Telegram', field: 'username', asked: url.searchParams, known: [] });
      return true;
    }
    returnTo.hash = `tgAuthResult=${signed(username, now())}`;
    response.writeHead(302, { location: returnTo.href }).end();
    return true;
  };
}

/** What Telegram gives, in base64. The same name has the same id. */
export function signed(username: string, now: Date): string {
  const id = createHash('sha256').update(`telegram ${username.toLowerCase()}`).digest().readUInt32BE(0);
  const fields = { id, first_name: username, username, auth_date: Math.floor(now.getTime() / 1000) };
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('\n');
  const key = createHash('sha256').update(SANDBOX_TELEGRAM.botToken).digest();
  const hash = createHmac('sha256', key).update(text).digest('hex');
  return Buffer.from(JSON.stringify({ ...fields, hash })).toString('base64url');
}
