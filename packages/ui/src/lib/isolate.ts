/** A letter of a right-to-left script. */
const RIGHT_TO_LEFT = /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}]/u;

/**
 * A person's word inside a sentence of ours: a right-to-left one is isolated (FSI … PDI), so that it reorders neither the sentence nor its
 * punctuation. In markup, `dir="auto"` and `<bdi>` do the same.
 */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
