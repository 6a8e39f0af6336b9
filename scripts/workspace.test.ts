import { describe, expect, it } from 'vitest';
import { explain } from './explain.mjs';
import { requireNode } from './workspace.mjs';

describe('the first check of npm start', () => {
  it.each(['18.20.4', '8.0.0'])('rejects Node %s and says which one is needed', (version) => {
    expect(() => requireNode(version)).toThrow(/^Mutuals needs Node 20 or newer; this is .*nodejs\.org/);
  });

  it.each(['20.0.0', '24.1.0', '100.0.0'])('accepts Node %s', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });

  it.each([
    [
      'a full disk',
      Object.assign(new Error('write'), { code: 'ENOSPC', path: '/data' }),
      'The disk is full (/data). Free some room and try again.',
    ],
    [
      'a full disk, told by another program',
      new Error('pnpm install failed (1).\nERR_PNPM_ENOSPC  ENOSPC: no space left on device'),
      'The disk is full. Free some room and try again.',
    ],
    [
      'a read-only disk',
      Object.assign(new Error('mkdir'), { code: 'EROFS' }),
      'This place is read-only. Use one that can be written.',
    ],
    [
      'a folder of somebody else',
      Object.assign(new Error('open'), { code: 'EACCES', path: '/theirs' }),
      /^This account may not write here \(\/theirs\)/,
    ],
    ['anything else, in its own words', new Error('Something of its own.'), 'Something of its own.'],
  ])('name %s', (_, error, words) => {
    expect(explain(error)).toMatch(words);
  });
});
