const REVOKED_AFTER_MS = 60_000;

/** Saves a text as a CSV file of the person's device. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox and Safari read it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS);
}
