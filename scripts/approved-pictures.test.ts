import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { isOpened, modesOf, modesOfRun } from '../.storybook/modes.ts';

const PICTURES = new URL('../__screenshots__/', import.meta.url);
const MOST_BYTES = 65_000_000;

const pictures = readdirSync(PICTURES)
  .filter((name) => name.endsWith('.webp'))
  .map((name) => ({ name, content: readFileSync(new URL(name, PICTURES)) }));

describe('the approved pictures', () => {
  it('are all different: a story that looks like another is tagged `no-picture`, or `no-picture-<mode>`', () => {
    const byContent = new Map<string, string[]>();
    for (const { name, content } of pictures) {
      const hash = createHash('sha256').update(content).digest('hex');
      byContent.set(hash, [...(byContent.get(hash) ?? []), name]);
    }
    expect([...byContent.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  it('total at most 65 MB, so that a clone stays small', () => {
    expect(pictures.reduce((bytes, { content }) => bytes + content.length, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});

describe('a story', () => {
  const photographed = (...tags: string[]) =>
    modesOf('Screens/Faq', tags)
      .filter(({ picture }) => picture)
      .map(({ name }) => name);

  it('has a picture in each mode but the narrowest', () => {
    expect(photographed()).toEqual(['light', 'phone', 'phone-zh', 'phone-fr']);
  });

  it('is checked by axe in light, whatever it is: a pattern in a deep run', () => {
    const checked = (title: string) =>
      modesOf(title, [])
        .filter(({ theme, axe }) => theme === 'light' && axe === 'all')
        .map(({ name, deep }) => ({ name, deep }));
    expect(checked('Primitives/Button')).toEqual([{ name: 'light', deep: false }]);
    expect(checked('Blocks/Form')).toEqual([{ name: 'light', deep: false }]);
    expect(checked('Patterns/Deck')).toEqual([{ name: 'rules', deep: true }]);
    expect(checked('Screens/Faq')).toEqual([{ name: 'light', deep: false }]);
  });

  it('has no picture in the modes in which it looks like another one', () => {
    expect(photographed('no-picture')).toEqual([]);
    expect(photographed('no-picture-phone')).toEqual(['light', 'phone-zh', 'phone-fr']);
  });

  it('of the contact sheet has one at 768 px, and one of a machine none in French', () => {
    const named = (title: string, ...tags: string[]) => modesOf(title, tags).map(({ name }) => name);
    expect(named('Screens/Faq', 'on-sheet')).toContain('tablet');
    expect(named('Screens/Faq')).not.toContain('tablet');
    expect(named('Screens/Discover/Swipe machine')).not.toContain('phone-fr');
  });

  it.each<[runs: string, name: string, title: string, tags: string[], looks: string[]]>([
    ['looks at the state of a screen on the contact sheet', 'Ready', 'Screens/Faq', ['on-sheet'], ['light']],
    ['plays the other states', 'Empty', 'Screens/Faq', ['play-fn'], []],
    ['looks at the usual look of a part', 'Default', 'Primitives/Menu', [], ['light']],
    ['looks at its variants', 'States', 'Patterns/Deck', ['matrix'], ['light']],
    ['looks at what opens over it', 'Open', 'Primitives/Menu', ['open'], ['light']],
    ['plays its other stories', 'Keyboard', 'Primitives/Menu', ['play-fn'], []],
    ['leaves out what only looks like a further one', 'Long', 'Primitives/Menu', [], []],
    ['leaves out the states of a machine', 'Default', 'Screens/Discover/Swipe machine', ['play-fn'], []],
  ])('`npm test` %s, and `npm run test:deep` does the rest', (runs, name, title, tags, looks) => {
    const story = { title, name, tags };
    vi.stubEnv('STORY_MODES', 'first');
    expect(modesOfRun(story).map((mode) => mode.name)).toEqual(looks);
    expect(isOpened(story)).toBe(!runs.startsWith('leaves out'));
    vi.stubEnv('STORY_MODES', 'deep');
    const all = modesOf(title, tags).map((mode) => mode.name);
    expect(modesOfRun(story).map((mode) => mode.name)).toEqual(all.filter((mode) => !looks.includes(mode)));
    vi.unstubAllEnvs();
  });

  it('that is looked at in no mode is played all the same', () => {
    for (const [title, run] of [
      ['Primitives/Menu', 'first'],
      ['Screens/Discover/Swipe machine', 'deep'],
    ] as const) {
      vi.stubEnv('STORY_MODES', run);
      expect(isOpened({ title, name: 'Midway', tags: ['play-only', 'play-fn'] })).toBe(true);
      vi.unstubAllEnvs();
    }
  });

  it('of a primitive or a block has one from right to left if it is a matrix, is open, or asks for it', () => {
    for (const tag of ['matrix', 'open', 'rtl'])
      expect(modesOf('Primitives/Menu', [tag])).toContainEqual(expect.objectContaining({ name: 'rtl', picture: true }));
    expect(modesOf('Blocks/SwipeDeck', ['rtl'])).toContainEqual(expect.objectContaining({ name: 'rtl' }));
    expect(modesOf('Primitives/Menu', [])).not.toContainEqual(expect.objectContaining({ name: 'rtl' }));
  });
});
