import type { ReactNode } from 'react';

/** A table of every row × column combination, for the story that shows a whole component. It scrolls on a phone. */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  children,
}: {
  rows: readonly Row[];
  columns: readonly Column[];
  children: (row: Row, column: Column) => ReactNode;
}) {
  return (
    <div className="mu:max-sm:relative mu:max-sm:overflow-x-auto">
      <table className="mu:border-separate mu:border-spacing-x-6 mu:border-spacing-y-4 mu:text-left mu:rtl:text-start">
        <thead>
          <tr>
            <th scope="col">
              <span className="mu:sr-only">Variant</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="mu:text-xs mu:font-normal mu:text-text-subtle">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row" className="mu:text-xs mu:font-normal mu:text-text-subtle">
                {row}
              </th>
              {columns.map((column) => (
                <td key={column}>{children(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
