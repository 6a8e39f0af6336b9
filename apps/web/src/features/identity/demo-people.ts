import type { Language, ProfileType, Tier } from '@mutuals/api-client';

/** One of the demo people that the sandbox offers to sign in as. */
export type DemoPerson = {
  handle: string;
  name: string;
  avatar: string | null;
  tier: Tier;
  types: ProfileType[];
  language: Language;
};

const TIERS: readonly unknown[] = ['free', 'premium', 'premium_plus'] satisfies Tier[];
const TYPES: readonly unknown[] = ['individual', 'group', 'project'] satisfies ProfileType[];
const LANGUAGES: readonly unknown[] = ['en', 'fr', 'zh'] satisfies Language[];

function isDemoPerson(value: unknown): value is DemoPerson {
  if (typeof value !== 'object' || value === null) return false;
  const { handle, name, avatar, tier, types, language }: Record<string, unknown> = { ...value };
  return (
    typeof handle === 'string' &&
    typeof name === 'string' &&
    (avatar === null || typeof avatar === 'string') &&
    TIERS.includes(tier) &&
    Array.isArray(types) &&
    types.every((type) => TYPES.includes(type)) &&
    LANGUAGES.includes(language)
  );
}

/** The demo people among what the sandbox answered. */
export const demoPeople = (answer: unknown): DemoPerson[] => (Array.isArray(answer) ? answer.filter(isDemoPerson) : []);
