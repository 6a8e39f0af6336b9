import { ApiProblem } from '@mutuals/api-client';
import { type CheckedForm, type Draft, type FormActors, isDraft, type Stored } from '@mutuals/machines/form';
import { fromPromise } from 'xstate';
import { keepDraft, readDraft } from './drafts.ts';
import { faultOf } from './fault.ts';

export type FormOptions<Values extends object> = {
  /** Whose draft it is, and what it is kept under. */
  userId: string;
  subject: string;
  stored: Stored<Values>;
  /** Whether something that was kept is what this form holds. */
  isValues: (value: unknown) => value is Values;
  /** Whether nothing is to be put right; left out where the screen saves nothing else. */
  canSave?: (form: CheckedForm<Values>) => boolean;
  save: (stored: Stored<Values>) => Promise<Pick<Stored<Values>, 'version'>>;
  /** The code with which the server refuses a save because somebody saved meanwhile (D58), and how to read what they saved. */
  stale?: { code: string; load: () => Promise<Stored<Values>> };
};

/** Connects a form to the server. `onFailure` is given why a save failed. */
export function formActors<Values extends object>(
  options: () => FormOptions<Values>,
  onFailure: (failure: unknown) => void,
): FormActors<Values> {
  return {
    canSave: (form) => options().canSave?.(form) ?? true,
    save: fromPromise(async ({ input }) => {
      const { userId, subject, save, stale } = options();
      try {
        const saved = await save(input);
        // Also where the page was left meanwhile.
        keepDraft(userId, subject, null);
        return saved;
      } catch (failure) {
        onFailure(failure);
        const isProblem = failure instanceof ApiProblem;
        const fields = isProblem ? failure.fields : [];
        throw { ...faultOf(failure), fields, isStale: isProblem && failure.code === stale?.code };
      }
    }),
    load: fromPromise(async ({ input: { version } }) => {
      const { stale } = options();
      if (!stale) throw new Error(`Nothing newer than ${version} can be read.`);
      return stale.load();
    }),
  };
}

/** The draft that was kept, if it fits this form. */
export function restoreDraft<Values extends object>({
  userId,
  subject,
  stored,
  isValues,
}: Pick<FormOptions<Values>, 'userId' | 'subject' | 'stored' | 'isValues'>): Draft | null {
  const draft = readDraft(userId, subject, isDraft);
  if (!draft) return null;
  const fits = (['from', 'to'] as const).every((side) =>
    isValues({
      ...stored.values,
      ...Object.fromEntries(Object.entries(draft.changes).map(([field, change]) => [field, change[side]])),
    }),
  );
  return fits ? draft : null;
}
