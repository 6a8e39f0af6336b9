import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactNode, type Ref } from 'react';
import { expect } from 'storybook/test';
import { ask } from '../lib/story/ask.tsx';
import { Provider } from '../provider/provider.tsx';
import { Button } from './button/button.tsx';
import { Menu, MenuItem, MenuTrigger } from './menu/menu.tsx';
import { Popover, PopoverTrigger } from './popover/popover.tsx';
import { Theme } from './theme/theme.tsx';
import { Tooltip } from './tooltip/tooltip.tsx';

interface StoryFile {
  default: { title: string; component?: ComponentType<Record<string, unknown>>; args?: Record<string, unknown> };
  Default?: { args?: Record<string, unknown> };
}

/** What every component must accept: Storybook's modules contain each component with example props. */
const files = import.meta.glob<StoryFile>(
  ['./*/*.stories.tsx', '../{blocks,patterns}/*/*.stories.tsx', '!./{icons,toast}/*'],
  { eager: true },
);
const sources = import.meta.glob<string>(
  ['./*/*.tsx', '../{blocks,patterns}/*/*.tsx', '!../**/*.stories.tsx', '!./**/*.stories.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

interface Given {
  id?: string;
  'data-check'?: string;
  className?: string | (() => string);
  ref?: Ref<Element>;
}

/** Components that only show beside another one. */
const inContext: Record<string, (given: Given) => ReactNode> = {
  'Primitives/Menu': (given) => (
    <MenuTrigger defaultOpen>
      <Button>Open</Button>
      <Menu aria-label="Menu" {...(given as object)}>
        <MenuItem id="one">One</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  'Primitives/Popover': (given) => (
    <PopoverTrigger defaultOpen>
      <Button>Open</Button>
      <Popover label="Popover" {...(given as object)}>
        Text
      </Popover>
    </PopoverTrigger>
  ),
  'Primitives/Tooltip': (given) => (
    <Tooltip text="Text" isOpen {...(given as object)}>
      <Button>Help</Button>
    </Tooltip>
  ),
};

const isOverlay = (title: string) => /(Dialog|Sheet|CommandPalette)$/.test(title);

interface Subject {
  readonly title: string;
  readonly element: (given: Given) => ReactNode;
  /** The props in its source; a primitive or a block accepts all of them. */
  readonly takes: { readonly className: boolean; readonly rest: boolean; readonly functions: boolean };
}

/** How the component's root uses its props, read from the file of the same name. */
function takesOf(path: string): Subject['takes'] {
  const source = sources[path.replace('.stories', '')] ?? '';
  const name = (path.split('/').at(-1) ?? '').replace('.stories.tsx', '').replaceAll('-', '');
  const [body = ''] = source
    .split(/^(?=export function )/m)
    .filter((part) => /^export function (\w+)/.exec(part)?.[1]?.toLowerCase() === name);
  const isPrimitive = !path.startsWith('../patterns/');
  return {
    className: isPrimitive || /^export function .*\bclassName\b/.test(body),
    rest: isPrimitive || /\{\.\.\.(?:props|rest)\}[^<>]*\bclassName=\{(?:[^}]*[ (])?className\)?\}/.test(body),
    functions: body.includes('cx('),
  };
}

/** A primitive and a block say the kit's own words where no prop gives others. */
const inKit = (path: string, element: ReactNode): ReactNode =>
  path.startsWith('../patterns/') ? element : <Provider>{element}</Provider>;

const subjects: readonly Subject[] = Object.entries(files).flatMap(
  ([
    path,
    {
      default: { title, component, args },
      Default,
    },
  ]) =>
    component
      ? [
          {
            title,
            element:
              inContext[title] ??
              ((given: Given) =>
                inKit(
                  path,
                  createElement(component, {
                    ...args,
                    ...Default?.args,
                    ...(isOverlay(title) ? { isOpen: true } : {}),
                    ...given,
                  }),
                )),
            takes: takesOf(path),
          },
        ]
      : [],
);

async function askAll(
  those: readonly Subject[],
  problemOf: (subject: Subject) => Promise<string | undefined>,
): Promise<void> {
  const problems: string[] = [];
  for (const subject of those) {
    const problem = await problemOf(subject);
    if (problem) problems.push(`${subject.title}: ${problem}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

const radius = 'mu:rounded-[3px]';
const given = () => {
  const found = document.querySelector('[data-check=yes]');
  if (!found) throw new Error('does not pass data-* on');
  return found;
};
const mustWin = (element: Element) => {
  if (getComputedStyle(element).borderTopLeftRadius !== '3px')
    throw new Error('className does not win over its own style');
};

const meta = {
  title: 'Checks/Conformance',
  tags: ['!autodocs', 'no-picture'],
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const PassesAttributesOn: Story = {
  render: () => (
    <p>
      What takes the rest of an element’s attributes passes on id, data-* and ref, and the caller’s className wins by
      computed style.
    </p>
  ),
  play: async () => {
    const those = subjects.filter(({ takes }) => takes.rest);
    await askAll(those, ({ element }) => {
      let referred: Element | null = null;
      return ask(
        element({
          id: 'conformance',
          'data-check': 'yes',
          className: radius,
          ref: (node) => {
            referred = node ?? referred;
          },
        }),
        () => {
          const found = given();
          // A field gives its id to the control inside it, to which its label points.
          if (found.id !== 'conformance' && !found.querySelector('#conformance'))
            throw new Error('does not pass id on');
          mustWin(found);
          if (referred !== found) throw new Error('does not pass ref on');
        },
      );
    });
    await expect(those.length).toBeGreaterThan(25);
  },
};

export const ClassNamesWin: Story = {
  render: () => <p>A pattern that takes className gives it to its outermost element, where it wins.</p>,
  play: async () => {
    await askAll(
      subjects.filter(({ takes }) => takes.className && !takes.rest),
      ({ element }) =>
        ask(element({ className: `conformance ${radius}` }), () => {
          const found = document.querySelector('.conformance');
          if (!found) throw new Error('does not pass className on');
          mustWin(found);
        }),
    );
  },
};

export const ClassNamesAsFunctions: Story = {
  render: () => <p>What reacts to the hand takes className as a function of its state.</p>,
  play: async () => {
    const those = subjects.filter(({ takes }) => takes.rest && takes.functions);
    await askAll(those, ({ element }) =>
      ask(element({ 'data-check': 'yes', className: () => radius }), () => mustWin(given())),
    );
    await expect(those.length).toBeGreaterThan(15);
  },
};

export const OverlaysFollowTheirTheme: Story = {
  render: () => (
    <p>
      In a dark part of a light page all is dark, what floats above the page too, unless it names a theme of its own.
    </p>
  ),
  play: async () => {
    const probe = document.createElement('div');
    probe.dataset.theme = 'dark';
    document.body.append(probe);
    const dark = getComputedStyle(probe).getPropertyValue('--mu-surface');
    probe.remove();
    await askAll(
      subjects.filter(({ takes }) => takes.rest),
      ({ element }) =>
        ask(<Theme name="dark">{element({ 'data-check': 'yes' })}</Theme>, () => {
          const found = given();
          if (!found.hasAttribute('data-theme') && getComputedStyle(found).getPropertyValue('--mu-surface') !== dark)
            throw new Error('is light in a dark theme');
        }),
    );
  },
};

/** Many at once in the other theme: the gate's axe checks them. */
const inTheOtherTheme = (kind: 'Primitives/' | 'Patterns/'): Story => ({
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => (
    <Theme
      name={globals.theme === 'dark' ? 'light' : 'dark'}
      className="mu:grid mu:grid-cols-1 mu:gap-6 mu:bg-surface mu:p-6"
    >
      {subjects
        .filter(({ title }) => title.startsWith(kind) && !isOverlay(title) && !(title in inContext))
        .map(({ title, element }) => (
          <section key={title} className="mu:min-w-0">
            <p className="mu:mb-2 mu:text-xs mu:text-text-subtle">{title}</p>
            {element({})}
          </section>
        ))}
    </Theme>
  ),
});

export const PrimitivesInANestedTheme: Story = inTheOtherTheme('Primitives/');

export const PatternsInANestedTheme: Story = inTheOtherTheme('Patterns/');
