import { ApiProblem } from '@mutuals/api-client';
import { type CheckedForm, type Draft, type FormActors, type Stored } from '@mutuals/machines/form';
import { fromPromise } from 'xstate';
import * as v from 'valibot';
import { type DraftOf, sending } from './drafts.ts';
import { faultOf } from './fault.ts';
import { draftToSend } from './send-once.ts';

export type FormOptions<Values extends object> = DraftOf & {
  stored: Stored<Values>;
  /** What the form holds: a draft of something else is not put back. */
  schema: v.GenericSchema<unknown, Values>;
  /** Whether nothing is to be put right; left out where the screen saves nothing else. */
  canSave?: (form: CheckedForm<Values>) => boolean;
  save: (stored: Stored<Values>) => Promise<Pick<Stored<Values>, 'version'>>;
  /** The code with which the server refuses a save because somebody saved meanwhile (D58), and how to read what they saved. */
  stale?: { code: string; load: () => Promise<Stored<Values>> };
};

const change = v.object({ from: v.unknown(), to: v.unknown() });
const changedSchema = v.object({ version: v.nullable(v.string()), changes: v.record(v.string(), change) });

/** What was typed into a form. */
export const formDraft = (of: DraftOf) => draftToSend(changedSchema, of);

/** Connects a form to the server. `onFailure` is given why a save failed. */
export function formActors<Values extends object>(
  options: () => FormOptions<Values>,
  onFailure: (failure: unknown) => void,
): FormActors<Values> {
  return {
    canSave: (form) => options().canSave?.(form) ?? true,
    save: fromPromise(async ({ input }) => {
      const { save, stale, ...of } = options();
      // Also where the page was left meanwhile.
      const forget = sending(formDraft(of));
      try {
        const saved = await save(input);
        forget();
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
  stored,
  schema,
  ...of
}: Pick<FormOptions<Values>, 'userId' | 'subject' | 'stored' | 'schema'>): Draft | null {
  const draft = formDraft(of).read();
  if (!draft) return null;
  const fits = (['from', 'to'] as const).every((side) =>
    v.is(schema, {
      ...stored.values,
      ...Object.fromEntries(Object.entries(draft.changes).map(([field, each]) => [field, each[side]])),
    }),
  );
  return fits ? draft : null;
}
