import type { en } from './en.ts';

/** The same words in another language. */
type Translated<Given> = { [Key in keyof Given]: Given[Key] extends string ? string : Translated<Given[Key]> };
export type Words = Translated<typeof en>;
/** What a message as a whole wants. */
export type Intent = keyof Words['intents'];
/** What a question with a few answers can be answered with. */
export type Choice = keyof Words['choices'];
