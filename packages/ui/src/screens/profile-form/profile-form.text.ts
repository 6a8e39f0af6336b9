/** `github.com/ada` becomes `https://github.com/ada`: an address without a scheme is completed, anything else stays as it is. */
export function completeLink(text: string): string {
  const link = text.trim();
  return /^[^\s/:@]+\.[^\s/:@.]{2,}(\/|$)/u.test(link) ? `https://${link}` : link;
}

/** A link as sent: complete, and percent-encoded where needed. */
export const toLink = (text: string): string => {
  const link = completeLink(text);
  return /^https:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/u.test(link) || !URL.canParse(link) ? link : new URL(link).href;
};

/** The non-empty rows of a list of links, each with its place in the form. */
export const filledRows = (rows: readonly string[]) =>
  rows.map((text, index) => ({ text, index })).filter(({ text }) => text.trim() !== '');
