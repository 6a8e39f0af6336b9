import { parseSync } from 'vite';
import type { Variants } from '../lib/variants.ts';

/** A colour by its token, and its opacity. */
export interface Ink {
  readonly name: string;
  readonly alpha: number;
}

/** A text as written in a source: its colour and the layers below it, from the background up. */
export interface Written {
  readonly where: string;
  readonly text: Ink;
  readonly below: readonly Ink[];
  readonly opacity: number;
  /** 4.5 for text, 3 for large text, icons and focus rings. */
  readonly least: 4.5 | 3;
}

export type AnyVariants = Variants<Record<string, Record<string, string>>>;
export const isVariants = (value: unknown): value is AnyVariants =>
  typeof value === 'object' && value !== null && 'base' in value && 'variants' in value && 'classes' in value;

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
const childNodes = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);
const nameOf = (node: unknown): string =>
  isNode(node) && typeof node.name === 'string'
    ? node.name
    : isNode(node) && node.type === 'JSXMemberExpression'
      ? nameOf(node.property)
      : '';

function programOf(path: string, source: string): Node {
  const program: unknown = parseSync(path, source).program;
  if (!isNode(program)) throw new Error(`${path} does not parse`);
  return program;
}

/** Exempt from this check: disabled elements may be faint, and forced colours are the system's. */
const ignored = /^(disabled|forced-colors|before|after|file|marker|print|group-disabled)$/;
/** Prefixes for another window, language or place, in the same state. */
const elsewhere = /^(mu|ui|sm|md|lg|xl|2xl|max-.*|min-.*|@.*|han|first|last|odd|even|only|not-.*|entering|exiting)$/;
/** Later ones win, as theme.css orders them. */
const order = [
  'invalid',
  'hover',
  'focus-within',
  'focus',
  'focus-visible',
  'pressed',
  'selected',
  'indeterminate',
  'focused',
  'placeholder-shown',
  'open',
  'pending',
];

interface Paint {
  text?: Ink;
  ground?: Ink | 'none';
  opacity?: number;
}
interface Look extends Paint {
  readonly states: readonly string[];
}

/** What a class list paints, by state. */
function paintsOf(classes: string, tokens: ReadonlySet<string>, theme: string): Map<string, Paint> {
  const paints = new Map<string, Paint>([['', {}]]);
  for (const name of classes.split(/\s+/)) {
    const parts = name.split(/:(?![^[]*\])/);
    const utility = parts.pop() ?? '';
    if (
      parts.some((part) => ignored.test(part) || part.startsWith('[')) ||
      (parts.includes('dark') && theme !== 'dark')
    )
      continue;
    const state = parts
      .filter((part) => part !== 'dark' && !elsewhere.test(part))
      .map((part) => part.replace(/\/.*$/, ''))
      .join(':');
    const [, property, colour = '', alpha = '100'] =
      /^(text|bg|fill|opacity)-([a-z0-9-]+)(?:\/(\d+))?$/.exec(utility) ?? [];
    const paint = paints.get(state) ?? {};
    paints.set(state, paint);
    const ink = { name: colour, alpha: Number(alpha) / 100 };
    if (property === 'text' && tokens.has(colour)) paint.text = ink;
    else if (property === 'bg' && tokens.has(colour)) paint.ground = ink;
    else if (property === 'bg' && colour === 'transparent') paint.ground = 'none';
    else if (property === 'opacity' && Number(colour) > 0) paint.opacity = Number(colour) / 100;
  }
  return paints;
}

const rank = (state: string): number => Math.max(...state.split(':').map((part) => order.indexOf(part)));

/**
 * Everything that can apply at once: at rest, each state alone, and each one hovered. A class for a state of the surrounding group (`group-hover:`)
 * applies with that state and never without.
 */
function looksOf(paints: ReadonlyMap<string, Paint>, around: readonly string[]): Look[] {
  const own = [...paints.keys()].filter((state) => state && !/^(group|peer)-/.test(state));
  const sets = [
    [],
    ...own.map((state) => [state]),
    ...own.flatMap((state) =>
      ['hover', 'pressed'].filter((hand) => hand !== state && paints.has(hand)).map((hand) => [hand, state]),
    ),
  ];
  const rest = around.reduce<Paint>((look, state) => ({ ...look, ...paints.get(`group-${state}`) }), {
    ...paints.get(''),
  });
  return sets.map((set) =>
    set
      .toSorted((one, other) => rank(one) - rank(other))
      .reduce<Look>((look, state) => ({ ...look, ...paints.get(state) }), { ...rest, states: [...around, ...set] }),
  );
}

/** Each of one list with each of the next; capped, so that a mistake in a source cannot hang the check. */
const both = (lists: ReadonlyArray<readonly string[]>): string[] =>
  lists.reduce<string[]>(
    (all, some) => all.flatMap((one) => some.map((other) => `${one} ${other}`)).slice(0, 200),
    [''],
  );

/** The class lists that an expression can produce. */
function listsOf(node: unknown, known: ReadonlyMap<string, readonly string[]>): string[] {
  if (!isNode(node)) return [''];
  switch (node.type) {
    case 'Literal':
      return [typeof node.value === 'string' ? node.value : ''];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return listsOf(node.expression, known);
    case 'ConditionalExpression':
      return [...listsOf(node.consequent, known), ...listsOf(node.alternate, known)];
    case 'LogicalExpression':
      return ['', ...listsOf(node.right, known)];
    case 'ArrowFunctionExpression':
      return listsOf(node.body, known);
    case 'TemplateLiteral':
      return both([
        [
          nodesIn(node.quasis)
            .map(({ value }) =>
              typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : '',
            )
            .join(' '),
        ],
        ...nodesIn(node.expressions).map((part) => listsOf(part, known)),
      ]);
    case 'CallExpression': {
      const callee = isNode(node.callee) && node.callee.type === 'MemberExpression' ? nameOf(node.callee.object) : '';
      return callee && known.has(callee)
        ? [...(known.get(callee) ?? [])]
        : both(nodesIn(node.arguments).map((part) => listsOf(part, known)));
    }
    case 'MemberExpression':
      return [...(known.get(nameOf(node.object)) ?? [''])];
    case 'Identifier':
      return [...(known.get(nameOf(node)) ?? [''])];
    default:
      return [''];
  }
}

/** Text that a file keeps under a name: a string, or an object of strings. */
function constantsOf(program: Node): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclarator' && isNode(node.init)) {
      const value =
        node.init.type === 'TSAsExpression' || node.init.type === 'TSSatisfiesExpression'
          ? node.init.expression
          : node.init;
      if (isNode(value) && value.type === 'ObjectExpression')
        found.set(
          nameOf(node.id),
          nodesIn(value.properties).flatMap((property) => listsOf(property.value, new Map())),
        );
      if (isNode(value) && (value.type === 'Literal' || value.type === 'ConditionalExpression'))
        found.set(nameOf(node.id), listsOf(value, new Map()));
    }
    childNodes(node).forEach(visit);
  };
  visit(program);
  return found;
}

/** Elements that bring their own background from elsewhere. */
const grounds: Readonly<Record<string, string>> = {
  Popover: 'surface-floating',
  Menu: 'surface-floating',
  Dialog: 'surface-floating',
  AlertDialog: 'surface-floating',
  Sheet: 'surface-floating',
  Card: 'surface-raised',
};

const isText = (node: Node): boolean =>
  node.type === 'JSXText'
    ? typeof node.value === 'string' && /\p{L}|\p{N}/u.test(node.value)
    : node.type === 'JSXExpressionContainer' &&
      isNode(node.expression) &&
      node.expression.type !== 'JSXEmptyExpression' &&
      !holdsElements(node.expression);
const holdsElements = (node: Node): boolean =>
  node.type.startsWith('JSXElement') || node.type.startsWith('JSXFragment') || childNodes(node).some(holdsElements);
const isPicture = (name: string): boolean => /Icon$|^(svg|path|Mark|Ring|Check|X|Star|Heart)$/.test(name);
const isControl = (name: string): boolean => /^(input|textarea|select|Input|TextArea|Label)$/.test(name);

/** The components that a source puts on a surface: overlays, or a well. */
export function placedIn(path: string, source: string): Array<{ name: string; on: string }> {
  const placed: Array<{ name: string; on: string }> = [];
  const visit = (node: Node, on: string): void => {
    const opening = node.type === 'JSXElement' && isNode(node.openingElement) ? node.openingElement : undefined;
    const name = nameOf(opening?.name);
    if (on && /^[A-Z]/.test(name)) placed.push({ name, on });
    const { classes } = classesOf(nodesIn(opening?.attributes));
    const own = listsOf(classes, new Map())
      .map((list) => /(?:^|[\s:])bg-(surface[a-z-]*)(?:\s|$)/.exec(list)?.[1])
      .find(Boolean);
    childNodes(node).forEach((child) => visit(child, grounds[name] ?? own ?? on));
  };
  visit(programOf(path, source), '');
  return placed;
}

/** The classes of an element: its `className`, or those that `part('label', 'mu:text-sm')` gives it. */
function classesOf(attributes: readonly Node[]): { attribute: Node | undefined; classes: unknown } {
  const written = attributes.find((attribute) => nameOf(attribute.name) === 'className');
  if (written) return { attribute: written, classes: written.value };
  const attribute = attributes.find(
    ({ type, argument }) =>
      type === 'JSXSpreadAttribute' &&
      isNode(argument) &&
      argument.type === 'CallExpression' &&
      nameOf(argument.callee) === 'part',
  );
  const call = attribute && isNode(attribute.argument) ? attribute.argument : undefined;
  return { attribute, classes: nodesIn(call?.arguments)[1] };
}

interface Place {
  readonly text: Ink;
  readonly below: readonly Ink[];
  readonly opacity: number;
  readonly states: readonly string[];
}

const unique = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
];

/** Every text/background pair that one source can show, including nested elements and their states. */
export function pairsIn(
  path: string,
  source: string,
  {
    tokens,
    translucent,
    surfaces,
    variants,
    theme,
  }: {
    tokens: ReadonlySet<string>;
    translucent: ReadonlySet<string>;
    surfaces: readonly string[];
    variants: ReadonlyMap<string, readonly string[]>;
    theme: string;
  },
): Written[] {
  const program = programOf(path, source);
  const known = new Map([...variants, ...constantsOf(program)]);
  const found = new Map<string, Written>();
  const tell = (written: Written) => found.set(JSON.stringify(written), written);

  const visit = (node: Node, places: readonly Place[]): void => {
    if (node.type !== 'JSXElement' || !isNode(node.openingElement))
      return childNodes(node).forEach((child) => visit(child, places));
    const name = nameOf(node.openingElement.name);
    const attributes = nodesIn(node.openingElement.attributes);
    const { attribute: written, classes } = classesOf(attributes);
    const start = typeof node.start === 'number' ? node.start : 0;
    const where = `${path}:${source.slice(0, start).split('\n').length} <${name}>`;
    const ground = grounds[name];
    const outside = ground
      ? unique(places.map(({ text }) => ({ text, below: [{ name: ground, alpha: 1 }], opacity: 1, states: [] })))
      : places;
    const lists = classes ? listsOf(classes, known) : [''];
    const inside = unique(
      lists
        .map((list) => paintsOf(list, tokens, theme))
        .flatMap((paints) =>
          outside.flatMap((place) =>
            looksOf(paints, place.states).map((look): Place => {
              const own = look.ground === 'none' ? undefined : look.ground;
              const covers = own && own.alpha === 1 && !translucent.has(own.name);
              return {
                text: look.text ?? place.text,
                below: own ? (covers ? [own] : [...place.below, own]) : place.below,
                opacity: place.opacity * (look.opacity ?? 1),
                states: look.states,
              };
            }),
          ),
        ),
    );
    const children = nodesIn(node.children);
    const isLarge = lists.every((list) => /(?:^|\s)(?:\w+:)*text-[2-5]xl/.test(list));
    const isPainted = lists.some((list) => /(?:^|[\s:])text-/.test(list));
    if (children.some(isText) || isControl(name) || (children.length === 0 && isPainted)) {
      inside.forEach(({ text, below, opacity }) =>
        tell({ where, text, below, opacity, least: isPicture(name) || isLarge ? 3 : 4.5 }),
      );
    }
    const ring = lists.find((list) => list.includes('mu:focus-ring'));
    if (ring)
      outside.forEach(({ text, below }) =>
        tell({
          where: `${where} focus ring`,
          text: ring.includes('mu:[--mu-focus:currentColor]') ? text : { name: 'focus', alpha: 1 },
          below,
          opacity: 1,
          least: 3,
        }),
      );
    attributes.filter((attribute) => attribute !== written).forEach((attribute) => visit(attribute, inside));
    children.forEach((child) => visit(child, inside));
  };
  visit(
    program,
    surfaces.map((surface) => ({
      text: { name: 'text', alpha: 1 },
      below: [{ name: surface, alpha: 1 }],
      opacity: 1,
      states: [],
    })),
  );
  return [...found.values()];
}
