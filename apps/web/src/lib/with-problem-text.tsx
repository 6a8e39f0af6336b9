import type { ReactNode } from 'react';
import { useProblemText } from './problem-text.ts';

/** The words of a failure for a guest's page, which begins without them: they are fetched with the first failure. */
export function WithProblemText({ of, children }: { of: unknown; children: (message: string) => ReactNode }) {
  return children(useProblemText()(of));
}
