import type { Tier } from '../../patterns/plan-card/pricing.ts';

export const REPLY_LANGUAGES = ['en', 'fr', 'zh'] as const;
export type ReplyLanguage = (typeof REPLY_LANGUAGES)[number];

/** A frequent answer of the team, in each language. */
export interface SavedReply {
  readonly _id: string;
  readonly name: string;
  readonly texts: Readonly<Record<ReplyLanguage, string>>;
  /** When it was last saved; null if it never was. */
  readonly updatedAt: string | null;
}

/** A reply in its form. */
export type ReplyWords = Readonly<Record<'name' | ReplyLanguage, string>>;

/** The recipient of a reply; null for what is not known. */
export interface ReplyFor {
  readonly name: string | null;
  readonly tier: Tier | null;
  /** The id of its payment. */
  readonly payment: string | null;
}

const GAP = '…';

/** The plans in each language of a reply, whatever its writer's language. */
export const TIER_WORDS: Readonly<Record<ReplyLanguage, Readonly<Record<Tier, string>>>> = {
  en: { free: 'Free', premium: 'Premium', premium_plus: 'Premium Plus' },
  fr: { free: 'Gratuit', premium: 'Premium', premium_plus: 'Premium Plus' },
  zh: { free: '免费版', premium: 'Premium', premium_plus: 'Premium Plus' },
};

/** How many characters of a payment's id people see. */
const SHORT_ID = 8;

/** The text with `{name}`, `{tier}` and `{payment}` filled in; an unknown value becomes a gap that its writer sees. */
export function fillReply({ texts }: SavedReply, language: ReplyLanguage, { name, tier, payment }: ReplyFor): string {
  const words: Readonly<Record<string, string>> = {
    name: name ?? GAP,
    tier: tier === null ? GAP : TIER_WORDS[language][tier],
    payment: payment?.slice(-SHORT_ID) ?? GAP,
  };
  return texts[language].replaceAll(/\{(name|tier|payment)\}/g, (gap, key: string) => words[key] ?? gap);
}
