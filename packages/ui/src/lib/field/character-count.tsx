import { join } from '../../lib/cx.ts';

/** A text's length as people and the contract count it: in code points (D37). */
export const lengthOf = (text: string): number => [...text].length;

/** How much of a limited field is used; it appears from four fifths on, so that it does not nag. */
export function CharacterCount({ value, limit }: { value: string; limit: number }) {
  const length = lengthOf(value);
  if (length < limit * 0.8) return undefined;
  return (
    <span
      aria-hidden="true"
      className={join('mu:figures mu:shrink-0', length > limit ? 'mu:text-danger-text' : 'mu:text-text-subtle')}
    >
      {length} / {limit}
    </span>
  );
}
