import type { FactName, FactValues, Interview, ListFact } from '../interview.ts';
import type { Said, Span } from '../text.ts';

interface Common extends Span {
  /** The whole phrase that says it, with its lead-in: "my name is Noor". `start` and `end` mark the value. */
  phrase: Span;
  /** Whether it is taken as it is; else the person is asked first (GA4). */
  isSure: boolean;
}

/** Something that a message says. */
export type Reading = Common &
  ({ [Name in FactName]: { fact: Name; value: FactValues[Name] } }[FactName] | { fact: ListFact; without: string });

/** Reads one kind of thing in a message. */
export type Reader = (said: Said, interview: Interview) => Reading[];

/** The same, to be confirmed first. */
export const inDoubt = (readings: readonly Reading[]): Reading[] =>
  readings.map((reading) => ({ ...reading, isSure: false }));
