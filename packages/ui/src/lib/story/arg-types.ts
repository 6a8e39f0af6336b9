import type { Variants } from '../variants.ts';

/** The category of a component's variants among its props. */
export const VARIANTS = 'Variants';

/** Story controls and docs rows of a component's variants. */
export function argTypesOf<V extends Record<string, Record<string, string>>>(of: Variants<V>) {
  return Object.fromEntries(
    Object.keys(of.variants).map((group) => [
      group,
      {
        control: 'inline-radio' as const,
        options: Object.keys(of.variants[group] ?? {}),
        table: { category: VARIANTS, defaultValue: { summary: of.defaults[group] ?? '' } },
      },
    ]),
  );
}
