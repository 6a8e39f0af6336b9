const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The values of a built page's placeholders, as HTML. */
export const htmlPlaces = (places: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(places).map(([name, value]) => [name, escapeHtml(value)]));
