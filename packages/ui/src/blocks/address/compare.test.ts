import { describe, expect, it } from 'vitest';
import { verdictOn } from './compare.ts';

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

describe('what a second address is', () => {
  it.each([
    ['nothing yet', '  ', 'none'],
    ['a text that is no address', 'ada.example', 'invalid'],
    ['one that is too short', ADDRESS.slice(0, -1), 'invalid'],
    ['the same in another case', ADDRESS.toLowerCase(), 'same'],
    ['the same as a wallet groups it', ADDRESS.replaceAll(/(.{6})/g, '$1 '), 'same'],
    ['the same with a wrong letter’s case, so that its checksum fails', ADDRESS.replace('aAeb', 'AAeb'), 'mistyped'],
    ['one made to resemble it', `0x5aae${'0'.repeat(32)}aed0`.replace('aed0', 'eaed'), 'resembles'],
    ['another one', `0x${'1'.repeat(40)}`, 'different'],
  ])('%s', (_, written, verdict) => {
    expect(verdictOn(ADDRESS, written)).toBe(verdict);
  });
});
