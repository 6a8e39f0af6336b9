import type { Parts } from '../parts.ts';

/** What a component's docs page adds to its types and stories. */
export interface Guide {
  /** When to use it. */
  readonly use: readonly [string, ...string[]];
  /** When not to, and what to use instead. */
  readonly avoid: readonly [string, ...string[]];
  /** Its parts, from the outside in: the tables of a primitive's components, which are named in its code too; in words for others. */
  readonly anatomy: ReadonlyArray<Parts<string, string> | { readonly part: string; readonly is: string }>;
  /** What each key does, and the exported story whose play function proves it. Empty if it takes no keyboard input. */
  readonly keyboard: ReadonlyArray<{ readonly keys: string; readonly does: string; readonly story: string }>;
  /** What a screen reader gets. */
  readonly reader: readonly string[];
  readonly dos: readonly [string, ...string[]];
  readonly donts: readonly [string, ...string[]];
}
