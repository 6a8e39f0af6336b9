/**
 * A text for a clamped element. A line that is cut after a sentence drops the space at its end, so that the ellipsis
 * makes four dots of it ("word.…"); a thin space stays.
 */
export const clamped = (text: string): string => text.replaceAll(/[.!?](?= \S)/g, '$&\u2009');
