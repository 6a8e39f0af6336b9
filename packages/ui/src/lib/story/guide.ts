/** What a component's docs page says beyond what its types and stories already tell. */
export interface Guide {
  /** When to use it. */
  readonly use: readonly [string, ...string[]];
  /** When not, and what to take instead. */
  readonly avoid: readonly [string, ...string[]];
  /** Its parts, from the outside in. */
  readonly anatomy: ReadonlyArray<{ readonly part: string; readonly is: string }>;
  /** What each key does, and the exported story whose play function proves it. Empty where nothing takes the keyboard. */
  readonly keyboard: ReadonlyArray<{ readonly keys: string; readonly does: string; readonly story: string }>;
  /** What a screen reader gets. */
  readonly reader: readonly string[];
  readonly dos: readonly [string, ...string[]];
  readonly donts: readonly [string, ...string[]];
}
