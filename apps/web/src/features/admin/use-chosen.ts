import type { Chosen } from '@mutuals/ui/screens/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblemText } from '../../lib/problem-text.ts';

/** How often something was done, and what was not done. */
export interface Outcome {
  readonly done: number;
  readonly failed: number;
}

interface Held {
  readonly scope: string;
  readonly ids: ReadonlySet<string>;
  readonly failures: ReadonlyMap<string, string>;
}

interface Work {
  readonly act: (id: string) => Promise<unknown>;
  readonly of: readonly string[];
  readonly onDone: (outcome: Outcome) => void;
}

const NOTHING: Omit<Held, 'scope'> = { ids: new Set(), failures: new Map() };

/**
 * What is chosen of a list, and one thing done to each of it, one after the other; what failed stays chosen, with its reason.
 * @param scope what the list shows: what was chosen of another filter, order or page is not chosen any more
 * @param listed the ids of its rows: what is not listed any more is not chosen either
 */
export function useChosen(scope: string, listed: readonly string[]) {
  const textOf = useProblemText();
  const [held, setHeld] = useState<Held>({ scope, ...NOTHING });
  if (held.scope !== scope) setHeld({ scope, ...NOTHING });
  const mine = held.scope === scope ? held : NOTHING;
  const chosen = listed.filter((id) => mine.ids.has(id));

  const work = useMutation({
    async mutationFn({ act, of }: Work): Promise<Outcome> {
      const failures = new Map<string, string>();
      for (const id of of)
        try {
          // One after the other: many at once would meet the limit of the server.
          await act(id);
        } catch (error) {
          failures.set(id, textOf(error));
        }
      setHeld((now) => (now.scope === scope ? { scope, ids: new Set(failures.keys()), failures } : now));
      return { done: of.length - failures.size, failed: failures.size };
    },
    onSuccess: (outcome, { onDone }) => onDone(outcome),
  });

  const state: Chosen = {
    ids: new Set(chosen),
    onChange(ids) {
      if (!work.isPending) setHeld({ scope, ids, failures: new Map([...mine.failures].filter(([id]) => ids.has(id))) });
    },
    failures: mine.failures,
    isWorking: work.isPending,
  };
  return {
    chosen: state,
    run: (act: (id: string) => Promise<unknown>, onDone: (outcome: Outcome) => void): void =>
      work.mutate({ act, of: chosen, onDone }),
  };
}
