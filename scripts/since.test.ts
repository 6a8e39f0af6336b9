import { describe, expect, it } from 'vitest';
import { reachOf, storiesReached } from './since.mjs';

const NOTHING_MORE = { unit: ['unit', 'web'], budget: false, package: false, stories: false, journeys: null };
const SERVER = ['unit', 'web', 'server', 'start', 'faults'];
const EVERYTHING = {
  unit: ['unit', 'web', 'pages', 'server', 'start', 'faults'],
  budget: true,
  package: true,
  stories: true,
  journeys: '',
};

describe('a change reaches', () => {
  it.each([
    ['what reads words alone', ['README.md', 'docs/decisions/001.md', '.changeset/a.md'], NOTHING_MORE],
    ['a test of the library', ['packages/ui/src/lib/when.test.ts'], NOTHING_MORE],
    ['an approved picture', ['__screenshots__/screens-home--default.light.webp'], { ...NOTHING_MORE, stories: true }],
    [
      'a screen: its stories, the pages and the main journey',
      ['packages/ui/src/screens/home/home-screen.tsx'],
      {
        unit: ['unit', 'web', 'pages'],
        budget: true,
        package: true,
        stories: true,
        journeys: 'meet',
      },
    ],
    [
      'the web app: every journey',
      ['apps/web/src/routes.ts'],
      { ...NOTHING_MORE, unit: ['unit', 'web', 'pages'], budget: true, journeys: '' },
    ],
    ['the server: every journey', ['apps/api/src/app.ts'], { ...NOTHING_MORE, unit: SERVER, journeys: '' }],
    ['the treasury: its tests', ['apps/treasury/src/sweep.ts'], { ...NOTHING_MORE, unit: ['unit', 'web', 'server'] }],
    ['a test of the server', ['apps/api/src/fuzz.test.ts'], { ...NOTHING_MORE, unit: ['unit', 'web', 'server'] }],
    ['the contract: everything', ['openapi.yaml'], EVERYTHING],
    ['the packages: everything', ['pnpm-lock.yaml'], EVERYTHING],
    ['a machine: everything', ['packages/machines/src/chat/chat.machine.ts'], EVERYTHING],
    ['what this rule does not know: everything', ['new-place/a.ts'], EVERYTHING],
  ])('%s', (_, files, reach) => {
    expect(reachOf(files)).toEqual(reach);
  });

  it('as much as all of its files together', () => {
    expect(reachOf(['packages/ui/src/screens/home/home-screen.tsx', 'apps/api/src/app.ts'])).toEqual(EVERYTHING);
  });
});

describe('the stories that a change reaches', () => {
  const imports: Record<string, string[]> = {
    './packages/ui/src/button.tsx': ['./packages/ui/src/button.stories.tsx', './packages/ui/src/home.tsx'],
    './packages/ui/src/button.stories.tsx': ['/virtual:stories'],
    './packages/ui/src/home.tsx': ['./packages/ui/src/home.stories.tsx'],
    './packages/ui/src/home.stories.tsx': ['/virtual:stories'],
    './packages/ui/src/locales/en/home.json': ['./.storybook/preview.tsx'],
    './packages/machines/src/chat.ts': ['./packages/ui/src/home.stories.tsx'],
  };
  const stats = {
    modules: Object.entries(imports).map(([name, importers]) => ({
      name,
      reasons: importers.map((moduleName) => ({ moduleName })),
    })),
  };
  const index = {
    entries: {
      'button--default': { importPath: './packages/ui/src/button.stories.tsx' },
      'home--default': { importPath: './packages/ui/src/home.stories.tsx' },
    },
  };
  const BUTTON = './packages/ui/src/button.stories.tsx';
  const HOME = './packages/ui/src/home.stories.tsx';

  it.each<[string, string[], string[] | null]>([
    ['are those that import it, themselves or by others', ['packages/ui/src/button.tsx'], [BUTTON, HOME]],
    ['are its own, of a story file', ['packages/ui/src/home.stories.tsx'], [HOME]],
    ['are the one that an approved picture shows', ['__screenshots__/home--default.phone-zh.webp'], [HOME]],
    ['are those that import another package’s file', ['packages/machines/src/chat.ts'], [HOME]],
    [
      'are none of types, tests, words and the server',
      ['packages/ui/src/a.types.ts', 'README.md', 'apps/api/a.ts'],
      [],
    ],
    ['are all when the preview imports it', ['packages/ui/src/locales/en/home.json'], null],
    ['are all when it is of the gate', ['.storybook/gate/enter.ts'], null],
    ['are all when it is a style sheet', ['packages/ui/src/product.css'], null],
    ['are all when nobody knows what it does', ['pnpm-lock.yaml'], null],
  ])('%s', (_, files, stories) => {
    expect(storiesReached(files, stats, index)).toEqual(stories);
  });
});
