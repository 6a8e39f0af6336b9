import { useState } from 'react';

/** Where what is typed into a dialog is kept while it is closed. */
export interface Kept<Values extends object> {
  readonly read: () => Values | undefined;
  readonly keep: (values: Values | null) => void;
}

/** What is typed into a dialog, as it was left. Without `kept` it is lost with the dialog. */
export function useKept<Values extends object>(nothing: Values, kept: Kept<Values> | undefined) {
  const [values, setValues] = useState(() => kept?.read() ?? nothing);
  function change(part: Partial<Values>): void {
    const next = { ...values, ...part };
    setValues(next);
    kept?.keep(next);
  }
  return [values, change] as const;
}
