import type { DescribedPicture } from '../picture-field/described-picture.ts';

/** SPEC 9: the limit of one individual's gallery. */
export const GALLERY_SIZE = 7;

/** The list with the picture at another position, clamped to its ends. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.min(list.length - 1, Math.max(0, to));
  if (from < 0 || from >= list.length || from === place) return list;
  return list.toSpliced(from, 1).toSpliced(place, 0, ...list.slice(from, from + 1));
}

/** The list with some pictures moved before or after another one, in their current order. */
export function dropped(
  list: readonly DescribedPicture[],
  urls: ReadonlySet<string>,
  target: { readonly url: string; readonly side: 'before' | 'after' },
): readonly DescribedPicture[] {
  const rest = list.filter(({ url }) => !urls.has(url));
  const at = rest.findIndex(({ url }) => url === target.url);
  if (at === -1) return list;
  return rest.toSpliced(target.side === 'before' ? at : at + 1, 0, ...list.filter(({ url }) => urls.has(url)));
}

/** Two tiles in a row, three if there is room, 12 px apart. */
export const TILE_WIDTH = 'mu:w-[calc((100%-0.75rem)/2)] mu:sm:w-[calc((100%-1.5rem)/3)]';
