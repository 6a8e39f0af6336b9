import { useState } from 'react';

interface Typed<Ours, Theirs> {
  /** As React has it: undefined where the field keeps its own, null for none. */
  readonly value: Ours | null | undefined;
  readonly defaultValue: Ours | null | undefined;
  readonly onChange: ((value: Ours | null) => void) | undefined;
  /** Null where it is none, as an empty text. */
  readonly parse: (value: Ours) => Theirs | null;
  readonly format: (value: Theirs) => Ours;
  readonly isSame?: (one: Ours | null, other: Ours | null) => boolean;
  /** Whether it has been typed to its end; until then nobody is told. */
  readonly isWhole?: (value: Theirs) => boolean;
}

/** What is typed into a field of several parts, for React Aria. One that the app refuses, by keeping its own, goes back to that. */
export function useTyped<Ours, Theirs>({
  value,
  defaultValue,
  onChange,
  parse,
  format,
  isSame = Object.is,
  isWhole = () => true,
}: Typed<Ours, Theirs>): readonly [Theirs | null, (next: Theirs | null) => void] {
  const parsed = (given: Ours | null): Theirs | null => (given === null ? null : parse(given));
  const [told, setTold] = useState<Ours | null>((value === undefined ? defaultValue : value) ?? null);
  const [typed, setTyped] = useState(() => parsed(told));
  if (value !== undefined && !isSame(told, value)) {
    setTold(value);
    setTyped(parsed(value));
  }
  function change(next: Theirs | null): void {
    setTyped(next);
    if (next !== null && !isWhole(next)) return;
    const ours = next === null ? null : format(next);
    if (isSame(ours, told)) return;
    setTold(ours);
    onChange?.(ours);
  }
  return [typed, change];
}
