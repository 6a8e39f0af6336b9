// What a program says to its database, heard by a test.
import type { Listener } from '../../apps/api/src/testing/database-link.ts';

/** Hears each statement before the database; returning false withholds it. */
export type Ears = (statement: string) => boolean;

/** True at the first step that matches the last text, after those named before it. */
export function after(...steps: RegExp[]): (step: string) => boolean {
  const left = [...steps];
  return (step) => {
    if (left[0]?.test(step) === true) left.shift();
    return left.length === 0;
  };
}

/** Reads the statements of one connection in PostgreSQL's protocol, including prepared ones. */
export function statementsOf(ears: Ears): Listener {
  const prepared = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return (sent) => {
    let passes = true;
    rest = Buffer.concat([rest, sent]);
    for (;;) {
      // The first message has no type.
      const start = isStarted ? 1 : 0;
      if (rest.length < start + 4) return passes;
      const length = start + rest.readInt32BE(start);
      if (rest.length < length) return passes;
      const type = isStarted ? rest.toString('latin1', 0, 1) : '';
      const [first = '', second = ''] = rest.toString('latin1', start + 4, length).split('\0');
      if (type === 'P') prepared.set(first, second);
      if (type === 'B' && !ears(prepared.get(second) ?? '')) passes = false;
      if (type === 'Q' && !ears(first)) passes = false;
      isStarted = true;
      rest = rest.subarray(length);
    }
  };
}
