// How long people take: nobody answers at once, and not everybody writes first.
import { numberOf } from './random.ts';

export interface Pace {
  /** When a message is read, and when it is answered, after it came. */
  readonly readMs: number;
  readonly writeMs: number;
  /** Whether the resident begins the conversation: two of three do. */
  readonly writesFirst: boolean;
}

/** The pace of a resident in a conversation that has come so far. */
export function paceOf({ id, lastSeq }: { readonly id: string; readonly lastSeq: number }): Pace {
  const readMs = 1200 + numberOf(`read ${id} ${lastSeq}`, 1800);
  return {
    readMs,
    writeMs: readMs + 2200 + numberOf(`write ${id} ${lastSeq}`, 4500),
    writesFirst: numberOf(`first ${id}`, 3) < 2,
  };
}
