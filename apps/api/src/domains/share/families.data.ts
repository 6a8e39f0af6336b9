/**
 * The font packages: the product's own typefaces first, then those for other scripts. Emoji are drawn in one colour,
 * like letters.
 */
export const FAMILIES = [
  'bricolage-grotesque',
  'geist',
  'noto-sans',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-emoji',
] as const;
export type Family = (typeof FAMILIES)[number];
