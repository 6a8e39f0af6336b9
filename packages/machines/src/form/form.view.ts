import type { FormSnapshot } from './form.machine.ts';
import type { ChangedElsewhere, FieldOf, SaveFault, Unfinished } from './form.types.ts';

/** What a form's screen shows, as plain data. */
export interface FormView<Values> {
  readonly values: Values;
  readonly unfinished: Unfinished<Values>;
  readonly touched: readonly FieldOf<Values>[];
  readonly attempts: number;
  /** What the save that failed last has sent: what the server said of a field is true of that value. */
  readonly sent: Values | null;
  readonly revision: number;
  readonly isSaving: boolean;
  /** What was typed before is back. */
  readonly isRestored: boolean;
  /** What was changed elsewhere meanwhile, and what became of it. */
  readonly elsewhere: readonly (ChangedElsewhere<Values> & { readonly theirs: unknown })[];
  readonly fault: SaveFault | null;
  /** Whether the person is asked what to do with what they typed. */
  readonly isAskingToLeave: boolean;
}

/** The view of a snapshot. */
export function formView<Values extends object>({ context, value }: FormSnapshot<Values>): FormView<Values> {
  return {
    values: context.values,
    unfinished: context.unfinished,
    touched: context.touched,
    attempts: context.attempts,
    sent: context.sent,
    revision: context.revision,
    isSaving: value.work !== 'editing',
    isRestored: context.isRestored,
    elsewhere: context.elsewhere.map((each) => ({ ...each, theirs: context.base[each.field] })),
    fault: value.work === 'editing' ? context.fault : null,
    isAskingToLeave: value.leaving === 'asking',
  };
}
