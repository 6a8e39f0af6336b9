import type { RefObject } from 'react';

/** Deletes a notification of a list whose rows have `data-notification`: focus moves to the next row, or the one before. */
export function useRemove(list: RefObject<HTMLElement | null>, onDelete: (id: string) => void): (id: string) => void {
  return (id) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-notification]') ?? [])];
    const index = rows.findIndex((row) => row.dataset['notification'] === id);
    const neighbour = rows[index + 1] ?? rows[index - 1];
    (neighbour?.querySelector<HTMLElement>('a, button') ?? list.current)?.focus();
    onDelete(id);
  };
}
