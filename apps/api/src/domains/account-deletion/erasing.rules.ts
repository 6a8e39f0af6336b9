import { type Retention, retention } from '../retention/retention.public.ts';

/** Rows of one table that refer to a person by one column. */
export interface ErasedRows {
  table: string;
  column: string;
  /** What the column holds. */
  holds: 'user' | 'profile';
  /** Only rows with these values. */
  only: Readonly<Record<string, string>>;
}

/** Every kind of rows that goes with its person (D68), those that refer to others of them first. */
export const erasedRows: readonly ErasedRows[] = Object.entries<Retention>(retention)
  .toReversed()
  .flatMap(([table, { person }]) =>
    Object.entries(person?.leaving ?? {}).flatMap(([column, what]) =>
      'deleted' in what ? [{ table, column, holds: what.deleted, only: what.only ?? {} }] : [],
    ),
  );
