const ROWS_AT_ONCE = 1000;

/** Parts of rows, each for one insert, as a statement takes at most 65,535 parameters. */
export function* partsOf<R>(rows: readonly R[]): Generator<R[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}
