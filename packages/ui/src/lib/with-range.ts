/** One of many was chosen or left, with Shift or without. */
export interface Toggle {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  /** The one that was chosen or left before this one; null for none. */
  readonly anchor: string | null;
  readonly isShift: boolean;
}

/** The one that a change is about; null where it is about several. */
export function toggledOf(before: ReadonlySet<string>, after: ReadonlySet<string>): string | null {
  const [id, ...others] = [
    ...[...before].filter((id) => !after.has(id)),
    ...[...after].filter((id) => !before.has(id)),
  ];
  return id === undefined || others.length > 0 ? null : id;
}

/** What is chosen after a change: with Shift, all from the anchor on follow the one that was chosen or left. */
export function withRange(ids: readonly string[], { before, after, anchor, isShift }: Toggle): ReadonlySet<string> {
  const toggled = toggledOf(before, after);
  if (!isShift || toggled === null || anchor === null) return after;
  const [from, to] = [ids.indexOf(anchor), ids.indexOf(toggled)].toSorted((one, other) => one - other);
  if (from === undefined || to === undefined || from < 0) return after;
  const range = new Set(ids.slice(from, to + 1));
  return new Set(after.has(toggled) ? [...after, ...range] : [...after].filter((id) => !range.has(id)));
}
