import enClaims from '@mutuals/ui/locales/en/claims.json' with { type: 'json' };
import frClaims from '@mutuals/ui/locales/fr/claims.json' with { type: 'json' };
import zhClaims from '@mutuals/ui/locales/zh/claims.json' with { type: 'json' };
import { proofLine, type SayProof, strongestFirst } from '@mutuals/ui/proof-words';
import type { Language } from '../../database/schema.ts';
import type { Profile } from '../profiles/profiles.public.ts';

type Texts = { readonly [key: string]: string | Texts };

const CLAIMS: Readonly<Record<Language, Texts>> = { en: enClaims, fr: frClaims, zh: zhClaims };

const textAt = (texts: Texts, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Texts | undefined>((part, name) => (typeof part === 'object' ? part[name] : undefined), texts);
  return typeof found === 'string' ? found : undefined;
};

/** The texts of the pages, as i18next would say them there. */
const sayIn = (language: Language): SayProof => {
  const texts = CLAIMS[language];
  const plural = new Intl.PluralRules(language);
  return (key, values = {}) => {
    const filled = new Map(Object.entries(values).map(([name, value]) => [name, String(value)]));
    const text = textAt(texts, key) ?? textAt(texts, `${key}_${plural.select(values.count ?? 0)}`) ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/gu, (place, name: string) => filled.get(name) ?? place);
  };
};

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
