import type { FactName } from '../interview.ts';
import type { Translated } from '../words/words.types.ts';
import type { en } from './en.ts';

export type Sentences = Omit<Translated<typeof en>, 'ofGroup' | 'ofProject'> &
  Record<'ofGroup' | 'ofProject', Partial<Record<FactName, string>>>;
