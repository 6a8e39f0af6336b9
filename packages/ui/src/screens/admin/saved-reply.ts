import type { Tier } from '../../patterns/plan-card/pricing.ts';

export const REPLY_LANGUAGES = ['en', 'fr', 'zh'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

/** What the team answers often, in each language. */
export interface SavedReply {
  readonly _id: string;
  readonly name: string;
  readonly texts: Readonly<Record<ReplyLanguage, string>>;
  /** When it was saved last; null for one that was not yet. */
  readonly updatedAt: string | null;
}

/** A reply as its form holds it. */
export type ReplyWords = Readonly<Record<'name' | ReplyLanguage, string>>;

/** Whom a reply is for. */
export interface ReplyFor {
  readonly name: string;
  readonly tier: Tier;
  /** The id of the payment that it is about; null where there is none. */
  readonly payment: string | null;
}

/** The plans in the languages that a reply may be written in, whatever language its writer reads. */
export const TIER_WORDS: Readonly<Record<ReplyLanguage, Readonly<Record<Tier, string>>>> = {
  en: { free: 'Free', premium: 'Premium', premium_plus: 'Premium Plus' },
  fr: { free: 'Gratuit', premium: 'Premium', premium_plus: 'Premium Plus' },
  zh: { free: '免费版', premium: 'Premium', premium_plus: 'Premium Plus' },
};

/** Characters of a payment's id by which people know it. */
const SHORT_ID = 8;

/** The text with `{name}`, `{tier}` and `{payment}` filled in; what is not known becomes a gap that its writer sees. */
export function fillReply({ texts }: SavedReply, language: ReplyLanguage, { name, tier, payment }: ReplyFor): string {
  const words: Readonly<Record<string, string>> = {
    name,
    tier: TIER_WORDS[language][tier],
    payment: payment?.slice(-SHORT_ID) ?? '…',
  };
  return texts[language].replaceAll(/\{(name|tier|payment)\}/g, (gap, key: string) => words[key] ?? gap);
}
