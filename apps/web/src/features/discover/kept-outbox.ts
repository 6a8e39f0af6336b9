// What waits for the network, on the device: it goes even if its tab is closed meanwhile.
import * as v from 'valibot';
import { type DraftOf, keptDraft } from '../../lib/drafts.ts';

/** One outbox of all tabs, of which each changes its own entries alone. A tab that opens it sends what waits there too: the server takes each once. */
export function keptOutbox<Entry>(
  entry: v.GenericSchema<unknown, Entry>,
  idOf: (entry: Entry) => string,
  of: Omit<DraftOf, 'place'>,
) {
  const kept = keptDraft(v.array(entry), { ...of, place: 'local' });
  const read = (): readonly Entry[] => kept.read() ?? [];
  let own: readonly Entry[] = [];
  return {
    /** Takes over what waits. */
    take(): readonly Entry[] {
      own = read();
      return own;
    },
    read,
    /** What waits in this tab now. */
    keep(next: readonly Entry[]): void {
      if (own.length === 0 && next.length === 0) return;
      const ids = new Set([...own, ...next].map(idOf));
      const all = [...read().filter((each) => !ids.has(idOf(each))), ...next];
      own = next;
      kept.keep(all.length === 0 ? null : all);
    },
  };
}
