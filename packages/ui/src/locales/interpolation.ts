import { isolate } from '../lib/isolate.ts';

/** How words are put into our texts: as they are, since React escapes them, and each in its own direction (D57). */
export const interpolation = { escapeValue: true, escape: isolate };
