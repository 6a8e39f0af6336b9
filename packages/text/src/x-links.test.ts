import { describe, expect, it } from 'vitest';
import { leadsToX } from './x-links.ts';

describe('a link leads to an account of X', () => {
  it.each([
    'https://x.com/ada_builds',
    'https://twitter.com/Ada_Builds/',
    'https://www.x.com/@ada_builds',
    'https://mobile.twitter.com/ada_builds?s=20',
  ])('%s', (link) => {
    expect(leadsToX(link, 'Ada_Builds')).toBe(true);
  });
});

describe('a link leads to another page', () => {
  it.each([
    'https://x.com/ada_builds2',
    'https://x.com/ada_builds/status/1',
    'https://x.com/',
    'https://x.com.evil.example/ada_builds',
    'https://evil.example/x.com/ada_builds',
    'https://x.com@evil.example/ada_builds',
    'https://notx.com/ada_builds',
    'x.com/ada_builds',
    '',
  ])('%s', (link) => {
    expect(leadsToX(link, 'ada_builds')).toBe(false);
  });
});
