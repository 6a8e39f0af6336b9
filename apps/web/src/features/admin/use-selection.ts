import type { Chosen } from '@mutuals/ui/screens/admin';
import { useState } from 'react';
import { useProblemText } from '../../lib/problem-text.ts';
import type { Entry } from './use-bulk-action.ts';

interface Bulk<Change> {
  entries: ReadonlyMap<string, Entry<Change>>;
  run: (changes: readonly Change[]) => Promise<readonly Entry<Change>[]>;
}

/**
 * The selected rows of a list, which can be changed together; those that fail stay selected.
 * @param scope what the list shows: the selection does not outlast its filter, order or page
 * @param rows those that can be selected, by their ids
 */
export function useSelection<Row, Change extends { readonly id: string }>(
  scope: string,
  rows: ReadonlyMap<string, Row>,
  { entries, run }: Bulk<Change>,
) {
  const textOf = useProblemText();
  const [selection, setSelection] = useState<{ scope: string; ids: ReadonlySet<string> }>({ scope, ids: new Set() });
  const [isWorking, setWorking] = useState(false);
  if (selection.scope !== scope) setSelection({ scope, ids: new Set() });
  const selected = [...rows].filter(([id]) => selection.ids.has(id));

  const chosen: Chosen = {
    ids: new Set(selected.map(([id]) => id)),
    onChange(next) {
      if (!isWorking) setSelection({ scope, ids: next });
    },
    failures: new Map(
      selected.flatMap(([id]) => {
        const { status, error } = entries.get(id) ?? {};
        return status === 'failed' ? [[id, textOf(error)]] : [];
      }),
    ),
    isWorking,
  };

  async function runOnChosen(changeOf: (row: Row) => Change): Promise<void> {
    setWorking(true);
    const failed = await run(selected.map(([, row]) => changeOf(row)));
    const left = new Set(failed.map(({ change }) => change.id));
    // Dropped with its scope where the list shows something else by now.
    setSelection({ scope, ids: left });
    setWorking(false);
  }

  return { chosen, runOnChosen };
}
