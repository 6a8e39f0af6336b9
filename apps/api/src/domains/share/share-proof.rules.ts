import enClaims from '@mutuals/ui/locales/en/claims.json' with { type: 'json' };
import frClaims from '@mutuals/ui/locales/fr/claims.json' with { type: 'json' };
import zhClaims from '@mutuals/ui/locales/zh/claims.json' with { type: 'json' };
import { proofLine, type SayProof, strongestFirst } from '@mutuals/ui/proof-words';
import { createInstance } from 'i18next';
import type { Language } from '../../database/schema.ts';
import type { Profile } from '../profiles/profiles.public.ts';

const texts = createInstance();
void texts.init({
  initAsync: false,
  resources: { en: { claims: enClaims }, fr: { claims: frClaims }, zh: { claims: zhClaims } },
  // What is said stands in an attribute, which is escaped where it is written.
  interpolation: { escapeValue: false },
});

/** The texts of the pages. */
function sayIn(language: Language): SayProof {
  const t = texts.getFixedT(language, 'claims');
  return (key, values = {}) => t(key, values);
}

/**
 * The strongest proof that a profile shows, in words for the head of its page: what, how, and the day on which it was last checked, since a preview
 * is kept for long (D84). Null if it shows none that holds. `profile` must be a guest's view (D36, D87).
 */
export function provenLineOf({ proofs }: Pick<Profile, 'proofs'>, language: Language): string | null {
  const [first] = strongestFirst(proofs.filter(({ state }) => state === 'proven'));
  if (!first) return null;
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (iso: string): string => days.format(new Date(iso));
  return proofLine(first, sayIn(language), { ago: () => null, day, isNow: () => false });
}
