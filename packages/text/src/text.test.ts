import { describe, expect, it } from 'vitest';
import { isVisibleName, normalizeText, withoutInvisible } from './text.ts';

/** Invisible, each by itself. */
const INVISIBLE = {
  'a zero-width space': '\u200B',
  'a zero-width joiner': '\u200D',
  'a zero-width non-joiner': '\u200C',
  'a word joiner': '\u2060',
  'a byte order mark': '\uFEFF',
  'a soft hyphen': '\u00AD',
  'a grapheme joiner': '\u034F',
  'a Hangul filler': '\u3164',
  'a halfwidth Hangul filler': '\uFFA0',
  'a variation selector': '\uFE0F',
  'a tag character': '\u{E0041}',
  'an Arabic letter mark': '\u061C',
  'an annotation anchor': '\uFFF9',
};
const BLANK = {
  'a space': ' ',
  'a wide space': '\u3000',
  'a Braille blank': '\u2800',
  'a null note head': '\u{1D159}',
};
const DIRECTION_CONTROLS = {
  'an embedding': '\u202A',
  'the end of an embedding': '\u202C',
  'a left-to-right override': '\u202D',
  'a right-to-left override': '\u202E',
  'an isolate': '\u2067',
  'the end of an isolate': '\u2069',
};
const BROKEN = { 'the first half of a character': '\uD83D', 'the second half of a character': '\uDE80' };
const CONTROLS = { 'a bell': '\u0007', 'an escape': '\u001B', 'a delete': '\u007F', 'a C1 control': '\u009F' };

/** Texts that people write, in scripts and emoji with special characters. */
const WRITTEN = {
  Latin: 'Zoë O’Neill-Åström 3.0 (BNB)',
  Chinese: '夜间建设者　乐队',
  'a Chinese character in a written form': '葛\u{E0100}城',
  Arabic: 'مُهَنَّد الصالح',
  'Arabic with a final joiner': '١٤٤٥ ه\u200D',
  'Persian with a non-joiner': 'می\u200Cخواهم',
  'a foreign word with a Persian ending': 'NFT\u200Cها',
  Hindi: 'नमस्ते दुनिया',
  'Hindi with a joiner': 'क्\u200Dष',
  'Sinhala with a joiner': 'ශ්\u200Dරී',
  'Malayalam with a final joiner': 'അവന്\u200D',
  'Kannada with a joiner before the virama': 'ರ\u200D್ಕ',
  Mongolian: 'ᠠ\u180Eᠠ\u180B',
  Hebrew: 'שָׁלוֹם',
  'Thai with two marks on a letter': 'ที่นี่',
  Tibetan: 'རྐྱེན',
  'Vietnamese in parts': 'Nguyễn'.normalize('NFD'),
  'a family': '👨‍👩‍👧‍👦',
  'a skin tone and a profession': '👩🏽‍⚕️ Ada',
  'a heart on fire': '❤️‍🔥',
  'text style': '☎\uFE0E',
  'a flag': '🇫🇷 Léa',
  'a rainbow flag': '🏳️‍🌈',
  'the flag of a region': '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
  'a keycap': '1️⃣ First',
  Braille: '⠓⠊⠀⠓⠊',
};

describe('a name (D57)', () => {
  it.each(Object.entries(WRITTEN))('may be %s', (_what, name) => {
    expect(isVisibleName(name)).toBe(true);
    expect(withoutInvisible(name)).toBe(name);
  });

  it.each(Object.entries({ nothing: '', ...INVISIBLE, ...BLANK, ...DIRECTION_CONTROLS, ...CONTROLS }))(
    'is more than %s',
    (_what, character) => {
      expect(isVisibleName(character)).toBe(false);
      expect(isVisibleName(character.repeat(3))).toBe(false);
    },
  );

  it.each(Object.entries({ ...INVISIBLE, ...DIRECTION_CONTROLS, ...CONTROLS }))('hides no %s', (_what, character) => {
    expect(isVisibleName(`a${character}b`)).toBe(false);
    expect(withoutInvisible(`a${character}b`)).toBe('ab');
  });

  it.each(['a\nb', 'a\r\nb', 'a\tb', 'a\u2028b', 'a\u0085b'])('has one line: %j', (name) => {
    expect(isVisibleName(name)).toBe(false);
  });

  it.each([
    ['a non-joiner between Latin letters', 'de\u200Cfi'],
    ['two joiners in a row', 'می\u200C\u200Cخواهم'],
    ['a joiner in front', '\u200Dنام'],
    ['a joiner after an emoji', '🦊\u200D'],
    ['a joiner between an emoji and a letter', '🦊\u200Da'],
    ['a variation of a letter', 'a\uFE0F'],
    ['a variation of a digit that is no keycap', 'web3\uFE0F'],
    ['a text hidden behind an emoji', '🦊\u{E0068}\u{E0069}\u{E0021}\u{E007F}'],
    ['a text hidden behind a flag', `🏴${'\u{E0068}'.repeat(7)}\u{E007F}`],
    ['an override that shows another name', '\u202Egnp.exe \u202C'],
    ['half a character', 'a\uD83D'],
  ])('has no %s', (_what, name) => {
    expect(isVisibleName(name)).toBe(false);
    expect(isVisibleName(withoutInvisible(name))).toBe(true);
  });

  it('piles no more than four marks upon a letter', () => {
    expect(isVisibleName(`Z${'\u0301'.repeat(4)}`)).toBe(true);
    expect(isVisibleName(`Z${'\u0301'.repeat(5)}algo`)).toBe(false);
  });
});

describe('a long text (D57)', () => {
  it.each(Object.entries(WRITTEN))('keeps %s', (_what, text) => {
    expect(normalizeText(text)).toBe(text);
    expect(normalizeText(`first\n${text}`)).toBe(`first\n${text}`);
  });

  it.each(Object.entries({ ...BROKEN, ...CONTROLS, ...DIRECTION_CONTROLS }))('loses %s', (_what, character) => {
    expect(normalizeText(`a${character}b`)).toBe('ab');
  });

  it('keeps its line breaks and tabs, each break written in one way', () => {
    expect(normalizeText('a\n\nb\tc')).toBe('a\n\nb\tc');
    for (const lineBreak of ['\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])
      expect(normalizeText(`a${lineBreak}b`)).toBe('a\nb');
  });

  it('keeps the marks that right-to-left writing needs', () => {
    expect(normalizeText('BNB\u200F!')).toBe('BNB\u200F!');
  });

  it('has no space around it, also behind what it loses', () => {
    expect(normalizeText('\u202E  a \n\u0007')).toBe('a');
  });

  it.each(Object.entries({ ...INVISIBLE, ...BLANK, ...CONTROLS, ...DIRECTION_CONTROLS }))(
    'of %s alone is empty',
    (_what, character) => {
      expect(normalizeText(character)).toBe('');
      expect(normalizeText(` ${character}\n${character} `)).toBe('');
    },
  );
});
