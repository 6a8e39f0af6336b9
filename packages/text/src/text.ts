// What people may write (D57), defined once for the server, the forms and the chat.

/** Invisible: controls, zero-width characters, direction marks, fillers, the halves of a broken character. */
const INVISIBLE = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB`;
/** Spaces, and characters that are drawn but empty. */
const BLANK = String.raw`\p{Zs}\u2800\u{1D159}`;
const VISIBLE = new RegExp(`[^${INVISIBLE}${BLANK}]`, 'u');

/** Embeddings, overrides and isolates change the direction of the text after them. Marks (LRM, RLM, ALM) have only a local effect, and stay. */
const DIRECTION_CONTROLS = String.raw`\u202A-\u202E\u2066-\u2069`;
const REMOVED = new RegExp(String.raw`(?![\t\n])[\p{Cc}\p{Cs}${DIRECTION_CONTROLS}]`, 'gu');
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * A long text (a bio, a message, a reason) as stored: trimmed, with its line breaks and tabs, without other control characters, halves of a broken
 * character and direction overrides. A text without visible characters is empty.
 */
export function normalizeText(text: string): string {
  const kept = text.replace(LINE_BREAK, '\n').replace(REMOVED, '').trim();
  return VISIBLE.test(kept) ? kept : '';
}

/** A keycap; a region's flag; an emoji with its variation, skin tone or further emoji. */
const EMOJI = [
  String.raw`[0-9#*]\uFE0F\u20E3`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
  String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0E\uFE0F\p{Emoji_Modifier}]?)*`,
];
/** Scripts in which a joiner or non-joiner changes the adjacent letters. */
const JOINING = ['Arab', 'Syrc', 'Mong', 'Nkoo', 'Adlm', 'Rohg']
  .concat(['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr'])
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');
const IN_SCRIPTS = [
  // Persian, Hindi and others; also between a foreign word and an ending, as in "NFT‌ها".
  String.raw`(?<=[${JOINING}])[\u200C\u200D]|(?<=[\p{L}\p{M}\p{N}])[\u200C\u200D](?=[${JOINING}])`,
  // The written form of a Chinese character or Mongolian letter.
  String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(?<=\p{Script_Extensions=Mong})[\u180B-\u180F]`,
];
const NEEDED_OR_INVISIBLE = new RegExp(`(${[...EMOJI, ...IN_SCRIPTS].join('|')})|[${INVISIBLE}]`, 'gu');
/** Marks stacked on a letter run into the lines above and below; no language needs five (UTS 39). */
const PILED_MARKS = /[\p{Mn}\p{Me}]{5}/u;

/** A name without forbidden characters; joiners and variations stay in emoji and in scripts that need them. */
export const withoutInvisible = (name: string): string =>
  name.replace(NEEDED_OR_INVISIBLE, (_found, needed: string | undefined) => needed ?? '');

/**
 * Whether a text can be a name or a tag: it has visible characters, and none that are hidden, change its direction, break its line or stack marks on
 * a letter. Surrounding spaces and length are not checked.
 */
export const isVisibleName = (name: string): boolean =>
  VISIBLE.test(name) && withoutInvisible(name) === name && !PILED_MARKS.test(name);
