import { DAY_MS } from '../../clock.ts';
import type { ReportReason } from '../../database/schema.ts';

/** Reports on people who came less than this ago are read first (D66). */
export const NEWCOMER_MS = 7 * DAY_MS;

/** A guest cannot be known. */
export const GUEST_WEIGHT = 0.5;
/** From this weight on a subject is read before those of one voice. */
const MANY = 3;

/**
 * What a person's next report weighs, from 0 to 2: the share of their decided reports that led to a measure, drawn to 1
 * while they are few, and 1 while nobody has judged any.
 */
export const weightOf = ({ decided, upheld }: { decided: number; upheld: number }): number =>
  (2 * (upheld + 1)) / (decided + 2);

/** Reasons that cannot wait. */
const URGENT: ReadonlySet<ReportReason> = new Set<ReportReason>(['minor', 'violence', 'scam', 'illegal']);

/** The least class of what cannot wait. */
export const URGENT_FROM = 4;

/** The class in which the team reads a subject, from 0 to 7, the greatest first. */
export const urgencyOf = (about: { reason: ReportReason; isNewcomer: boolean; weight: number }): number =>
  (URGENT.has(about.reason) ? URGENT_FROM : 0) + (about.isNewcomer ? 2 : 0) + (about.weight >= MANY ? 1 : 0);
