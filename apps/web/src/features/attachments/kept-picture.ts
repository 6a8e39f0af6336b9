/** A picture that was uploaded for a message and waits to be sent, as a draft keeps it (D58). */
export type KeptPicture = { readonly id: string; readonly name: string };

/** What is written to the team and not sent yet. */
export type WrittenDraft = { readonly text: string; readonly pictures: readonly KeptPicture[] };

export const isKeptPictures = (value: unknown): value is readonly KeptPicture[] =>
  Array.isArray(value) && value.every(isKeptPicture);

function isKeptPicture(value: unknown): value is KeptPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name }: Record<string, unknown> = { ...value };
  return typeof id === 'string' && typeof name === 'string';
}

export function isWrittenDraft(value: unknown): value is WrittenDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { text, pictures }: Record<string, unknown> = { ...value };
  return typeof text === 'string' && isKeptPictures(pictures);
}
