import type { Telegram } from '../../../integrations/telegram/telegram.ts';
import { Problem } from '../../../problem.ts';
import { proofsPage } from './sign-in.ts';
import { CHALLENGE_MS, ONE_YEAR_DAYS, type Verifier } from './verifier.ts';

/** Telegram's clock may be behind ours. */
const BEHIND_MS = 60_000;

/** An account of Telegram signs in. What comes back is signed by Telegram, and nobody can be asked again later. */
export const telegramVerifier = (telegram: Telegram, origin: string): Verifier => ({
  lastsDays: () => ONE_YEAR_DAYS,
  challengeMs: CHALLENGE_MS,
  isShownAtFirst: true,
  normalise(text) {
    const name = text.replace(/^(?:https?:\/\/)?t\.me\//i, '').replace(/^@/, '');
    return /^\w{5,32}$/.test(name) ? name.toLowerCase() : null;
  },
  begin: async ({ profileId }) => ({
    challenge: { type: 'telegram', bot: telegram.botName, url: telegram.signInUrl(proofsPage(origin, profileId)) },
  }),
  async verify({ subject, now, endsAt }, _challenge, { telegram: login }) {
    if (login === undefined) throw new Problem('challenge_not_met');
    const account = telegram.check(login, now);
    if (account === null) throw new Problem('signature_invalid');
    // A sign-in of before was for something else.
    if (login.auth_date * 1000 < endsAt.getTime() - CHALLENGE_MS - BEHIND_MS) throw new Problem('challenge_over');
    if (account.username?.toLowerCase() !== subject) throw new Problem('proof_not_yours');
    return {
      method: 'sign_in',
      key: account.id,
      evidence: { account: subject, id: account.id, signedIn: new Date(login.auth_date * 1000).toISOString() },
    };
  },
  recheck: null,
});
