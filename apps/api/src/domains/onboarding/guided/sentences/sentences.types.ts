import type { FactName } from '../interview.ts';
import type { en } from './en.ts';

/** The same sentences in another language. */
type Translated<Given> = {
  [Key in keyof Given]: Given[Key] extends string
    ? string
    : Given[Key] extends (...given: never[]) => string
      ? Given[Key]
      : Translated<Given[Key]>;
};
export type Sentences = Omit<Translated<typeof en>, 'ofGroup' | 'ofProject'> &
  Record<'ofGroup' | 'ofProject', Partial<Record<FactName, string>>>;
