import type { Proof } from '@mutuals/api-client';
import type { ProofAnswer, ProofReturn, TelegramLogin } from '@mutuals/machines/proof';

/** What somebody came back with from GitHub or Telegram, in the address; null for nobody. Anyone may have written it: the server judges. */
export function answerIn(search: string, hash: string): ProofAnswer | null {
  const query = new URLSearchParams(search);
  const [code, state] = [query.get('code'), query.get('state')];
  if (code && state) return { code, state };
  const telegram = telegramIn(query) ?? telegramInHash(hash);
  return telegram && { telegram };
}

/** The begun proof that the answer is for. */
export function returnOf(answer: ProofAnswer | null, proofs: readonly Proof[]): ProofReturn | null {
  if (answer === null) return null;
  const begun = proofs.find(({ challenge }) => challenge !== null && isFor(answer, challenge));
  return begun ? { proofId: begun._id, kind: begun.kind, answer } : null;
}

function isFor({ state }: ProofAnswer, challenge: NonNullable<Proof['challenge']>): boolean {
  switch (challenge.type) {
    case 'oauth':
      return hasState(challenge.url, state);
    case 'file':
      return hasState(challenge.signInUrl, state);
    case 'telegram':
      return state === undefined;
    default:
      return false;
  }
}

const hasState = (url: string | null, state: string | undefined): boolean =>
  state !== undefined && url !== null && new URL(url).searchParams.get('state') === state;

const NUMBER = /^\d{1,15}$/;
const HASH = /^[0-9a-f]{64}$/;
const NAMES = ['first_name', 'last_name', 'username', 'photo_url'] as const;

function telegramIn(query: URLSearchParams): TelegramLogin | null {
  const [id, authDate, hash] = [query.get('id') ?? '', query.get('auth_date') ?? '', query.get('hash') ?? ''];
  if (!NUMBER.test(id) || !NUMBER.test(authDate) || !HASH.test(hash)) return null;
  const names = Object.fromEntries(NAMES.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])));
  return { id: Number(id), auth_date: Number(authDate), hash, ...names };
}

/** Telegram's page leads back with `#tgAuthResult=`, base64 of the same in JSON. */
function telegramInHash(hash: string): TelegramLogin | null {
  const encoded = new URLSearchParams(hash.replace(/^#/, '')).get('tgAuthResult');
  if (!encoded) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof read !== 'object' || read === null) return null;
    return telegramIn(new URLSearchParams(Object.entries(read).map(([name, value]) => [name, String(value)])));
  } catch {
    return null;
  }
}
