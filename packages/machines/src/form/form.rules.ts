import { toFault } from '../shared/fault.ts';
import type { ChangedElsewhere, Draft, FieldOf, FormContext, FormInput, SaveFault, Stored } from './form.types.ts';

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = <Values extends object>(values: Values): readonly FieldOf<Values>[] =>
  Object.keys(values) as FieldOf<Values>[];

/** FM1: the fields that differ from what the form began with. */
const changedFields = <Values extends object>({
  base,
  values,
}: Pick<FormContext<Values>, 'base' | 'values'>): readonly FieldOf<Values>[] =>
  fieldsOf(values).filter((field) => !isSame(values[field], base[field]));

/** FM2. */
export function draftOf<Values extends object>(
  context: Pick<FormContext<Values>, 'base' | 'values' | 'version'>,
): Draft | null {
  const fields = changedFields(context);
  if (fields.length === 0) return null;
  const { base, values, version } = context;
  return {
    version,
    changes: Object.fromEntries(fields.map((field) => [field, { from: base[field], to: values[field] }])),
  };
}

/** FM3, FM4: the form as it begins. A draft is put onto what it began with, then what was changed since is merged. */
export function beginForm<Values extends object>({ stored, draft }: FormInput<Values>): FormContext<Values> {
  const fresh = {
    base: stored.values,
    version: stored.version,
    values: stored.values,
    unfinished: {},
    touched: [],
    attempts: 0,
    isRestored: false,
    sent: null,
    elsewhere: [],
    fault: null,
    revision: 0,
  };
  if (draft === null) return fresh;
  const changes = Object.entries(draft.changes).filter(([field]) => field in stored.values);
  const put = (side: 'from' | 'to'): Values => ({
    ...stored.values,
    ...Object.fromEntries(changes.map(([field, change]) => [field, change[side]])),
  });
  const begun = { ...fresh, base: put('from'), version: draft.version, values: put('to') };
  const merged = merge(begun, stored);
  return { ...merged, isRestored: isDirty(merged), revision: 0 };
}

export const isDirty = <Values extends object>(context: Pick<FormContext<Values>, 'base' | 'values'>): boolean =>
  changedFields(context).length > 0;

/** FM4: what is stored now, with what the person typed on top. */
export function merge<Values extends object>(
  context: FormContext<Values>,
  { values: theirs, version }: Stored<Values>,
): FormContext<Values> {
  const kept = Object.fromEntries(changedFields(context).map((field) => [field, context.values[field]]));
  const values: Values = { ...theirs, ...kept };
  // What both made the same of a field is no news.
  const changed = fieldsOf(theirs)
    .filter(
      (field) =>
        !isSame(theirs[field], context.base[field]) && !(field in kept && isSame(values[field], theirs[field])),
    )
    .map((field): ChangedElsewhere<Values> => ({ field, choice: field in kept ? 'open' : 'theirs' }));
  const before = context.elsewhere.filter(({ field }) => !changed.some((each) => each.field === field));
  return {
    ...context,
    base: theirs,
    version,
    values,
    elsewhere: [...before, ...changed],
    revision: context.revision + 1,
  };
}

/** FM4: the person has chosen one of two values. */
export function choose<Values extends object>(
  context: FormContext<Values>,
  { field, side }: { readonly field: FieldOf<Values>; readonly side: 'mine' | 'theirs' },
): FormContext<Values> {
  return {
    ...context,
    values: side === 'theirs' ? { ...context.values, [field]: context.base[field] } : context.values,
    elsewhere: context.elsewhere.map((each) => (each.field === field ? { field, choice: side } : each)),
    revision: side === 'theirs' ? context.revision + 1 : context.revision,
  };
}

/** FM3, FM9: back to what is stored. */
export const discard = <Values extends object>(context: FormContext<Values>): FormContext<Values> => ({
  ...context,
  values: context.base,
  touched: [],
  attempts: 0,
  isRestored: false,
  elsewhere: [],
  fault: null,
  revision: context.revision + 1,
});

/** FM8. What was typed while it was being saved is not saved yet. */
export const saved = <Values extends object>(
  context: FormContext<Values>,
  { version }: Pick<Stored<Values>, 'version'>,
): FormContext<Values> => ({
  ...context,
  base: context.sent ?? context.base,
  version,
  touched: [],
  attempts: 0,
  isRestored: false,
  sent: null,
  elsewhere: [],
});

/** FM10. */
export function unfinishedWith<Values extends object>(
  { unfinished }: FormContext<Values>,
  { field, words }: { readonly field: FieldOf<Values>; readonly words: readonly string[] | null },
): Pick<FormContext<Values>, 'unfinished'> {
  const { [field]: _before, ...others } = unfinished;
  return { unfinished: words === null ? others : { ...others, [field]: words } } as Pick<
    FormContext<Values>,
    'unfinished'
  >;
}

/** Reads a rejected save, which xstate hands over untyped. */
export function toSaveFault(error: unknown): SaveFault {
  const { fields, isStale }: Record<string, unknown> = typeof error === 'object' ? { ...error } : {};
  return {
    ...toFault(error),
    fields: Array.isArray(fields) ? fields.filter(isFieldFault) : [],
    isStale: isStale === true,
  };
}

function isFieldFault(value: unknown): value is SaveFault['fields'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { path, code }: Record<string, unknown> = { ...value };
  return typeof path === 'string' && typeof code === 'string';
}
