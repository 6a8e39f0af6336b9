import type { ReactNode } from 'react';
import { join } from '../cx.ts';
import type { PartProps } from '../parts.ts';

/** A text's length as people and the contract count it: in code points (D37). */
export const lengthOf = (text: string): number => [...text].length;

/**
 * How much of a limited field is used; it appears from four fifths on, so that it does not nag. Undefined before, so that the field has no
 * line for it.
 */
export function characterCount(value: string, limit: number | undefined, part: PartProps<'count'>): ReactNode {
  const length = lengthOf(value);
  if (limit === undefined || length < limit * 0.8) return undefined;
  return (
    <span
      aria-hidden="true"
      {...part('count', join('mu:figures mu:shrink-0', length > limit ? 'mu:text-danger-text' : 'mu:text-text-subtle'))}
    >
      {length} / {limit}
    </span>
  );
}
