/** `github.com/ada` becomes `https://github.com/ada`: an address typed without its scheme is completed, all else stays as it is. */
export function completeLink(text: string): string {
  const link = text.trim();
  return /^[^\s/:@]+\.[^\s/:@.]{2,}(\/|$)/u.test(link) ? `https://${link}` : link;
}

/** A link as it is sent: complete, and with characters that an address may not hold written as it must hold them. */
export const toLink = (text: string): string => {
  const link = completeLink(text);
  return /^https:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/u.test(link) || !URL.canParse(link) ? link : new URL(link).href;
};

/** The rows of a list of links that hold something, each with its place in the form. */
export const filledRows = (rows: readonly string[]) =>
  rows.map((text, index) => ({ text, index })).filter(({ text }) => text.trim() !== '');
