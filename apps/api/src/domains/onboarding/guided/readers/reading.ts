import type { FactName, FactValues, Interview } from '../interview.ts';
import type { Said, Span } from '../text.ts';

interface Common extends Span {
  /** The phrase with its lead-in, "my name is Noor"; `start` and `end` mark the value. */
  phrase: Span;
  /** Whether it becomes a fact without confirmation (GA4). */
  isSure: boolean;
}

/** A fact that a message states. */
export type Reading = Common & { [Name in FactName]: { fact: Name; value: FactValues[Name] } }[FactName];

/** Reads one kind of fact in a message. */
export type Reader = (said: Said, interview: Interview) => Reading[];

/** The same readings, to be confirmed first. */
export const inDoubt = (readings: readonly Reading[]): Reading[] =>
  readings.map((reading) => ({ ...reading, isSure: false }));
