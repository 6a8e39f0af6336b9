/** A letter of a script that runs from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}]/u;

/**
 * A word of somebody's for a sentence of ours: one that runs from right to left is set apart (FSI … PDI), so that it turns
 * neither the sentence nor its marks. In markup, `dir="auto"` and `<bdi>` do the same.
 */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
