const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The pages to show, `null` for a gap. Always the same number of places, so that nothing moves under the finger. */
export function pagesToShow(page: number, pageCount: number): Array<number | null> {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...range(pageCount - 4, pageCount)];
  return [1, null, ...range(page - 1, page + 1), null, pageCount];
}
