// What waits for the network, on the device: it goes even if its tab is closed meanwhile.
import { isUnreached } from '@mutuals/machines/swipe';
import * as v from 'valibot';
import { type DraftOf, keptDraft } from '../../lib/drafts.ts';
import { faultOf } from '../../lib/fault.ts';

/**
 * One outbox of all tabs, of which each changes its own entries alone. A tab that opens it sends what waits there too: whichever has its turn first
 * sends an entry, and the others leave it out.
 */
export function keptOutbox<Entry>(
  entry: v.GenericSchema<unknown, Entry>,
  idOf: (entry: Entry) => string,
  of: Omit<DraftOf, 'place'>,
) {
  const kept = keptDraft(v.array(entry), { ...of, place: 'local' });
  const read = (): readonly Entry[] => kept.read() ?? [];
  const without = (all: readonly Entry[], these: readonly Entry[]): Entry[] => {
    const ids = new Set(these.map(idOf));
    return all.filter((each) => !ids.has(idOf(each)));
  };
  const write = (all: Entry[]): void => kept.keep(all.length === 0 ? null : all);
  let own: readonly Entry[] = [];
  return {
    /** Takes over what waits. */
    take(): readonly Entry[] {
      own = read();
      return own;
    },
    read,
    /** What waits in this tab now. What another tab has sent since does not wait again. */
    keep(next: readonly Entry[]): void {
      const [gone, added] = [without(own, next), without(next, own)];
      own = next;
      if (gone.length + added.length > 0) write([...without(read(), [...gone, ...added]), ...added]);
    },
    /** Sends an entry of this tab, one tab after the other. Answers null for one that another tab has sent. */
    sendOnce: <Answer>(id: string, send: () => Promise<Answer>, signal: AbortSignal): Promise<Answer | null> =>
      navigator.locks.request(`outbox.${of.subject}`, { signal }, async () => {
        const waiting = read().filter((each) => idOf(each) === id);
        if (waiting.length === 0) return null;
        // Before the next tab has its turn.
        const forget = (): void => write(without(read(), waiting));
        try {
          const answer = await send();
          forget();
          return answer;
        } catch (error) {
          if (!isUnreached(faultOf(error))) forget();
          throw error;
        }
      }),
  };
}
