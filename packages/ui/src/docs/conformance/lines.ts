import type { Guide } from '../../lib/story/guide.ts';
import { type Contract, roles } from './contracts.ts';

/** A small fault in a page, under which a story that proves a promise must fail. */
export type Fault =
  /** These events never arrive, of keys whose name matches. */
  | { readonly events: readonly string[]; readonly key?: string }
  /** What matches the selector has these attributes instead; null takes one away. */
  | { readonly selector: string; readonly attributes: Readonly<Record<string, string | null>> };

/** One line of a component's contract. */
export interface Line {
  readonly id: string;
  readonly promise: string;
  readonly fault: Fault;
  /** The story that the guide names; without one, any story of the component may prove it. */
  readonly story?: string;
}

const KEYBOARD = ['keydown', 'keypress', 'keyup'];

/** The words of the guides, and the `key` of the events that they mean. */
const KEYS: ReadonlyArray<readonly [word: RegExp, name: string, key: string]> = [
  [/arrow keys|arrows|an arrow key/i, 'Arrow keys', '^Arrow'],
  ...['Up', 'Down', 'Left', 'Right'].map(
    (way) => [RegExp(`arrow ${way}`, 'i'), `Arrow ${way.toLowerCase()}`, `^Arrow${way}$`] as const,
  ),
  ...['Enter', 'Escape', 'Tab', 'Home', 'End', 'Backspace', 'Delete', 'F6', 'F10'].map(
    (key) => [RegExp(`\\b${key}\\b`), key, `^${key}$`] as const,
  ),
  [/\bspace\b/i, 'Space', '^ $'],
  [/page up/i, 'Page up', '^PageUp$'],
  [/page down/i, 'Page down', '^PageDown$'],
  [/context menu/i, 'Context menu', '^ContextMenu$'],
  [/letters/i, 'Letters', '^\\p{L}$'],
  [/digits/i, 'Digits', '^\\d$'],
  [/comma/i, 'Comma', '^[,，、]$'],
  [/typing/i, 'Typing', '^.$'],
];

/** The keys that a guide's row names, each with its fault. */
export function keysIn(words: string): ReadonlyArray<{ readonly name: string; readonly fault: Fault }> {
  const keys = KEYS.filter(([word]) => word.test(words)).map(([, name, key]) => ({
    name,
    fault: { events: KEYBOARD, key },
  }));
  return /pasting|ctrl \+ v/i.test(words) ? [...keys, { name: 'Pasting', fault: { events: ['paste'] } }] : keys;
}

/** Whether a story's id is made of this name: `primitives-select--keyboard` of `Keyboard`. */
export const isIdOf = (id: string, name: string): boolean =>
  id.split('--')[1]?.replaceAll('-', '') === name.toLowerCase();

/** All that a component promises: its keys, roles, names and states. */
export function linesOf(guide: Guide, contract: Contract | undefined): readonly Line[] {
  const keys = guide.keyboard.flatMap(({ keys: words, does, story }, row) =>
    keysIn(words).map(({ name, fault }) => ({
      id: `key-${row + 1}-${name.toLowerCase().replaceAll(' ', '-')}`,
      promise: `${name}${name === words ? '' : ` (${words})`}: ${does}`,
      fault,
      story,
    })),
  );
  const has = (contract?.roles ?? []).map((role) => ({
    id: `role-${role}`,
    promise: `Has the role ${role}`,
    fault: { selector: roles[role], attributes: { role: 'none' } },
  }));
  const named = (contract?.named ?? []).map((role) => ({
    id: `name-${role}`,
    promise: `The ${role} has its name`,
    fault: {
      selector: roles[role],
      attributes: { 'aria-label': 'Something else', 'aria-labelledby': null },
    },
  }));
  const states = (contract?.states ?? []).map((state) => ({
    id: state,
    promise: `Tells ${state}`,
    fault: { selector: `[${state}]`, attributes: { [state]: null } },
  }));
  return [...keys, ...has, ...named, ...states];
}
