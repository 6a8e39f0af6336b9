import { POLICIES, type Policy, SEVERITIES, type Severity } from '@mutuals/text/policies';
import type { components } from '@mutuals/api-client/schema';
import type { HideableField, Measure, ReportSubjectType } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';

export type DecisionInput = components['schemas']['DecisionInput'];

/** A dismissal, or a measure with its grounds. */
export type CheckedDecision =
  | { measure: 'none'; facts: string }
  | {
      measure: Exclude<Measure, 'none'>;
      policy: Policy;
      severity: Severity;
      /** How long it is in force; null for good, which only a suspension can be. */
      days: number | null;
      facts: string;
      field: HideableField | null;
      picture: string | null;
    };

const MOST_DAYS_MUTED = 30;

/** The things that each measure can be taken on. */
const TAKEN_ON: Readonly<Record<Measure, readonly ReportSubjectType[] | null>> = {
  none: null,
  warn: null,
  hide_field: ['profile', 'group', 'link'],
  hide_picture: ['profile', 'group', 'picture'],
  hide_profile: null,
  mute: null,
  suspend: null,
};

/** Checks what a decision needs beside its fields' own rules. Throws `validation_failed` and `measure_not_possible`. */
export function checkDecision(input: DecisionInput, type: ReportSubjectType): CheckedDecision {
  const { measure, facts = '', field = null, picture = null } = input;
  if (TAKEN_ON[measure]?.includes(type) === false) throw new Problem('measure_not_possible');
  if (measure === 'none') return { measure, facts };
  const policy = POLICIES.find(({ code }) => code === input.policy);
  const severity = SEVERITIES.find(({ code }) => code === input.severity);
  if (policy === undefined) throw missing('policy');
  if (severity === undefined) throw missing('severity');
  if (facts === '') throw missing('facts');
  if (measure === 'hide_field' && type !== 'link' && field === null) throw missing('field');
  if (measure === 'hide_picture' && type !== 'picture' && picture === null) throw missing('picture');
  return { measure, policy, severity, days: daysOf(input, severity), facts, field, picture };
}

/** A warning counts as long as its strike, and so does what is hidden, unless the decision says how long. */
function daysOf({ measure, days = null }: DecisionInput, severity: Severity): number | null {
  if (measure === 'warn') return severity.strikeDays;
  if (measure === 'suspend') return days;
  if (measure !== 'mute') return days ?? severity.strikeDays;
  if (days === null) throw missing('days');
  if (days > MOST_DAYS_MUTED)
    throw new Problem('validation_failed', {
      errors: [{ path: 'body/days', code: 'too_large', message: 'At most 30 days without messages.' }],
    });
  return days;
}

const missing = (field: string): Problem =>
  new Problem('validation_failed', {
    errors: [{ path: `body/${field}`, code: 'required', message: 'This measure needs it.' }],
  });
