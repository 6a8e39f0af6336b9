import { storyNameFromExport, toId } from 'storybook/internal/csf';

interface StoryFile {
  readonly default: { readonly title: string };
  readonly [name: string]: { readonly name?: string } | { readonly title: string };
}

const fixtures = import.meta.glob<{ leafStates: readonly string[] }>('../../../machines/src/*/*.fixtures.ts', {
  eager: true,
});
const rules = import.meta.glob<string>('../../../machines/src/*/*.rules.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const stories = import.meta.glob<StoryFile>('../**/*-machine.stories.tsx', { eager: true });

export interface Machine {
  readonly name: string;
  /** The introduction of its numbered rules. */
  readonly about: string;
  /** Each leaf state with the id of its story, if it has one. */
  readonly states: ReadonlyArray<{ readonly leaf: string; readonly story?: string }>;
}

/** A machine's stories, by the leaf state that names each: `Screens/Discover/Swipe machine` shows `swipe`. */
function storiesOf(machine: string): Map<string, string> {
  const files = Object.values(stories).filter(({ default: { title } }) =>
    title.toLowerCase().endsWith(`/${machine} machine`),
  );
  return new Map(
    files.flatMap(({ default: { title }, ...named }) =>
      Object.entries(named).flatMap(([key, story]) =>
        'name' in story && story.name ? [[story.name, toId(title, storyNameFromExport(key))] as const] : [],
      ),
    ),
  );
}

/** Every machine of the product, from its own fixtures. */
export const machines: readonly Machine[] = Object.entries(fixtures)
  .map(([path, { leafStates }]) => {
    const name = /([\w-]+)\.fixtures\.ts$/.exec(path)?.[1] ?? '';
    const shown = storiesOf(name);
    const [, about = ''] = (rules[path.replace('.fixtures.ts', '.rules.md')] ?? '').split('\n\n');
    return {
      name,
      about: about
        .split(/(?<=\.)\s+/)
        .filter((sentence) => !/SPEC|TOOLCHAIN|quote|^D\d/.test(sentence))
        .join(' '),
      states: leafStates.map((leaf) => {
        const story = shown.get(leaf);
        return story ? { leaf, story } : { leaf };
      }),
    };
  })
  .toSorted((one, other) => one.name.localeCompare(other.name));
