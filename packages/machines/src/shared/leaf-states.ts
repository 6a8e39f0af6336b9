import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** The dotted names of the leaves of a state value: `{ hand: 'none' | 'resting' }` gives `'hand.none' | 'hand.resting'`. */
export type LeafOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafOf<Value[Key]>}` }[keyof Value & string];

/**
 * Every leaf state that the machine's definition names, dotted, in the order of the definition. Throws at one that `isKnown`
 * does not know.
 */
export function leafStatesOf<Leaf extends string>(
  machine: AnyStateMachine,
  isKnown: (name: string) => name is Leaf,
): readonly Leaf[] {
  return leavesUnder(machine.root).map((name) => {
    if (!isKnown(name)) throw new Error(`The leaf state ${name} has no fixture.`);
    return name;
  });
}

/** The leaf states that a snapshot is in, dotted: one for each parallel region. */
export function activeLeaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => activeLeaves(inner).map((leaf) => `${key}.${leaf}`));
}

function leavesUnder(node: AnyStateNode): readonly string[] {
  const children: AnyStateNode[] = Object.values(node.states);
  return children.length === 0 ? [node.path.join('.')] : children.flatMap(leavesUnder);
}
