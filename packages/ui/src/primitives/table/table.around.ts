import { createContext, type ReactNode } from 'react';

/** What changes a column's width, where the Table is in a ResizableColumns. */
export const ColumnEdge = createContext<ReactNode>(null);

/** Whether only the rows in sight are drawn: the Table is in a VirtualRows, and wide enough for columns. */
export const IsVirtual = createContext(false);

/** One set of keys is for columns and rows: an id may be that of both. */
const PREFIX = 'column ';
export const columnKey = (id: string): string => PREFIX + id;
/** The column of a key; undefined for the one of the checkboxes. */
export const columnOf = (key: unknown): string | undefined =>
  typeof key === 'string' && key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
