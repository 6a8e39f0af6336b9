/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell of a CSV file: quoted, with formulas as text, so that a spreadsheet runs nobody's words. */
function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A CSV file (RFC 4180) of these rows; the mark at its beginning has spreadsheets read it as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
