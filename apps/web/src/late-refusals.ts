import { refuses } from './lib/load-texts.ts';

/** An area's texts; of `errors`, what is of interest here. */
export type AreaTexts = { readonly failed?: unknown; readonly code?: Readonly<Record<string, string>> };

/**
 * Refusals of what is done with reports, proofs, payments, tickets and the team's tools, one by one: a new code is in every page's first texts until it
 * stands here.
 */
export const lateCodes: ReadonlySet<string> = new Set([
  'report_subject_not_found',
  'evidence_not_found',
  'report_not_found',
  'decision_not_found',
  'already_decided',
  'no_other_owner',
  'measure_not_possible',
  'already_appealed',
  'appeal_too_late',
  'proof_subject_invalid',
  'proof_subject_not_found',
  'proof_conflict_not_found',
  'proof_limit_reached',
  'proof_held_by_you',
  'proof_conflict',
  'proof_holder_changed',
  'challenge_over',
  'challenge_not_met',
  'account_accepts_all',
  'account_not_deployed',
  'subject_unprovable',
  'proof_not_yours',
  'nothing_to_claim',
  'payment_not_booked_yet',
  'worth_too_little',
  'nothing_to_settle',
  'nothing_to_undo',
  'assignee_not_found',
  'link_already_decided',
  'migration_running',
  'migration_not_running',
  'nothing_to_retry',
  'saved_reply_changed',
  'profile_renamed',
  'saved_reply_deleted',
  'saved_reply_limit_reached',
  'ticket_move_not_allowed',
  'ticket_closed',
  'ticket_full',
]);

const isFirst = ([name]: [string, string]): boolean => !lateCodes.has(name);

/**
 * The texts that a page begins with, of all those of its areas (scripts/prerender.ts): without the words for each call that failed, and without late
 * refusals where none of its areas can be refused so. The page fetches them when it is at rest, or when one is opened that can (load-texts.ts).
 */
export function firstTexts(areas: Readonly<Record<string, AreaTexts>>): Record<string, AreaTexts> {
  const { errors, ...others } = areas;
  if (errors === undefined) return others;
  const { failed: _, code = {}, ...rest } = errors;
  const first = refuses(Object.keys(areas)) ? code : Object.fromEntries(Object.entries(code).filter(isFirst));
  return { ...others, errors: { ...rest, code: first } };
}
