import type { en } from './en.ts';

/** The same words in another language. */
export type Translated<Given> = {
  [Key in keyof Given]: Given[Key] extends string
    ? string
    : Given[Key] extends (...given: never[]) => string
      ? Given[Key]
      : Translated<Given[Key]>;
};
export type Words = Translated<typeof en>;
/** What a whole message can want. */
export type Intent = keyof Words['intents'];
/** An option of a closed question. */
export type Choice = keyof Words['choices'];
/** Whom one can look for, and the groups of it. */
export type SoughtKind = Choice | keyof Words['sought'];
export type SoughtGroup = Exclude<keyof Words['soughtGroups'], 'all'>;
