import type { ChangedElsewhereProps, FieldChange } from './changed-elsewhere.tsx';
import { checkProfile, type FieldIssue, issuesFromServer, type Unfinished } from './profile-form.rules.ts';
import { completeLink } from './profile-form.text.ts';
import {
  LINK_FIELDS,
  LINK_LISTS,
  type PictureField,
  type ProfileField,
  type ProfileFormMode,
  type ProfileFormValues,
  type WordField,
} from './profile-form.values.ts';

/** Why the last save failed: a text to show, and the fields that the server blames, by their paths in the request. */
export interface SaveError {
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly code: string }[] | undefined;
}

/** The words that fields came from, where an assistant filled them in; those of all social links stand together. */
export type SaidWords = Partial<Record<ProfileField | 'social', readonly string[]>>;

/** A form that is being filled in. It holds nothing itself: each change is told, and comes back. The form machine's view fits. */
export interface OpenForm {
  readonly values: ProfileFormValues;
  readonly unfinished: Unfinished;
  readonly touched: readonly ProfileField[];
  readonly attempts: number;
  /** What the save that failed last has sent. */
  readonly sent: ProfileFormValues | null;
  /** Grows when the values change by anything but typing. */
  readonly revision: number;
  readonly isSaving: boolean;
  /** Why the last save failed. A new object for each failure. */
  readonly error?: SaveError | undefined;
  /** What was typed before is back. */
  readonly isRestored: boolean;
  /** What was changed elsewhere while it was edited here. Nothing is saved before each choice is made. */
  readonly elsewhere: readonly FieldChange[];
  onChange: (values: Partial<ProfileFormValues>) => void;
  /** A field has words that were not added, or a picture on its way (no words); null: no more. */
  onUnfinished: (field: ProfileField, words: readonly string[] | null) => void;
  onTouch: (field: ProfileField) => void;
  onSubmit: () => void;
  onDiscard: () => void;
  onChoose: ChangedElsewhereProps['onChoose'];
}

const isLink = (field: ProfileField): field is (typeof LINK_FIELDS)[number] =>
  LINK_FIELDS.some((name) => name === field);

/**
 * What to show now of what is to be put right, in the order of the form: once its field was left or a save was tried, a text that grows too long
 * at once, and what the server found while the field holds what was sent.
 */
export function shownIssues(
  {
    values,
    unfinished,
    touched,
    attempts,
    sent,
  }: Pick<OpenForm, 'values' | 'unfinished' | 'touched' | 'attempts' | 'sent'>,
  mode: ProfileFormMode,
  error: SaveError | undefined,
): readonly FieldIssue[] {
  const found = checkProfile(values, mode, unfinished);
  const isAsSent = (field: ProfileField): boolean => JSON.stringify(values[field]) === JSON.stringify(sent?.[field]);
  const blamed = issuesFromServer(error?.fields ?? [], values).filter(
    ({ field }) => isAsSent(field) && !found.some((issue) => issue.field === field),
  );
  const shown = found.filter(
    (issue) => attempts > 0 || issue.code === 'tooLong' || (issue.code !== 'required' && touched.includes(issue.field)),
  );
  return [...shown, ...blamed];
}

/** A form as its fields use it. */
export interface ProfileForm {
  readonly mode: ProfileFormMode;
  readonly values: ProfileFormValues;
  readonly said: SaidWords | undefined;
  readonly issues: readonly FieldIssue[];
  readonly set: <F extends ProfileField>(field: F, value: ProfileFormValues[F]) => void;
  /** Words were typed into the field that it does not take. */
  readonly refuse: (field: WordField, words: readonly string[]) => void;
  /** A picture of the field is on its way, or failed; or none is any more. */
  readonly wait: (field: PictureField, isUnfinished: boolean) => void;
  /** The field was left: an address is completed, its problem may show. */
  readonly leave: (field: ProfileField) => void;
}

/** The form for its fields. */
export function profileForm(
  { values, onChange, onUnfinished, onTouch }: Pick<OpenForm, 'values' | 'onChange' | 'onUnfinished' | 'onTouch'>,
  shown: Pick<ProfileForm, 'mode' | 'said' | 'issues'>,
): ProfileForm {
  return {
    ...shown,
    values,
    set: (field, value) => onChange({ [field]: value }),
    refuse: (field, words) => onUnfinished(field, words.length > 0 ? words : null),
    wait: (field, isUnfinished) => onUnfinished(field, isUnfinished ? [] : null),
    leave: (field) => {
      onTouch(field);
      if (isLink(field)) onChange({ [field]: completeLink(values[field]) });
      const list = LINK_LISTS.find((each) => each === field);
      if (list) onChange({ [list]: values[list].map(completeLink) });
    },
  };
}
