import type { FormSnapshot } from './form.machine.ts';
import type { ChangedElsewhere, SaveFault } from './form.types.ts';

/** What a form's screen needs beside what is typed into it, as plain data. */
export interface FormView<Values> {
  /** What the fields begin with, again whenever `revision` grows. */
  readonly values: Values;
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
    revision: context.revision,
    isSaving: value.work !== 'editing',
    isRestored: context.isRestored,
    elsewhere: context.elsewhere.map((each) => ({ ...each, theirs: context.base[each.field] })),
    fault: value.work === 'editing' ? context.fault : null,
    isAskingToLeave: value.leaving === 'asking',
  };
}
