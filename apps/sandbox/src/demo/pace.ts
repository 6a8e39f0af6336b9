// How long the residents take: nobody answers at once, and not everybody writes first.
import { numberOf } from './random.ts';

export interface Pace {
  /** Delays after a message until it is read, and until it is answered. */
  readonly readMs: number;
  readonly writeMs: number;
  /** Whether the resident starts the conversation: two of three do. */
  readonly writesFirst: boolean;
}

/** The pace of a resident at this point of a conversation. */
export function paceOf({ id, lastSeq }: { readonly id: string; readonly lastSeq: number }): Pace {
  const readMs = 1200 + numberOf(`read ${id} ${lastSeq}`, 1800);
  return {
    readMs,
    writeMs: readMs + 2200 + numberOf(`write ${id} ${lastSeq}`, 4500),
    writesFirst: numberOf(`first ${id}`, 3) < 2,
  };
}
