import type { ChangedElsewhereProps, FieldChange } from './changed-elsewhere.tsx';
import { checkProfile, type FieldIssue, issuesFromServer, type Unfinished } from './profile-form.rules.ts';
import { completeLink } from './profile-form.text.ts';
import {
  fieldsOf,
  LINK_FIELDS,
  LINK_LISTS,
  type PictureField,
  type ProfileField,
  type ProfileFormMode,
  type ProfileFormValues,
  type WordField,
} from './profile-form.values.ts';

/** Why the last save failed: a text to show, and the invalid fields, by their paths in the request. */
export interface SaveError {
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly code: string }[] | undefined;
}

/** The quotes that fields came from, if an assistant filled them in; those of all social links are together. */
export type SaidWords = Partial<Record<ProfileField | 'social', readonly string[]>>;

/** A controlled form: each change is reported, and comes back. The form machine's view fits. */
export interface OpenForm {
  readonly values: ProfileFormValues;
  readonly unfinished: Unfinished;
  readonly touched: readonly ProfileField[];
  readonly attempts: number;
  /** What the last failed save sent. */
  readonly sent: ProfileFormValues | null;
  /** Grows when the values change other than by typing. */
  readonly revision: number;
  readonly isSaving: boolean;
  /** Why the last save failed. A new object for each failure. */
  readonly error?: SaveError | undefined;
  /** A draft was restored. */
  readonly isRestored: boolean;
  /** Changes made elsewhere during editing. Nothing is saved before each choice is made. */
  readonly elsewhere: readonly FieldChange[];
  onChange: (values: Partial<ProfileFormValues>) => void;
  /** A field has words that were not added, or a pending picture (no words); null: no more. */
  onUnfinished: (field: ProfileField, words: readonly string[] | null) => void;
  onTouch: (field: ProfileField) => void;
  onSubmit: () => void;
  onDiscard: () => void;
  onChoose: ChangedElsewhereProps['onChoose'];
}

const isLink = (field: ProfileField): field is (typeof LINK_FIELDS)[number] =>
  LINK_FIELDS.some((name) => name === field);

/**
 * The visible errors, in form order: once their field was left or a save was attempted, a text that grows too long at once, and the server's while
 * the field has the sent value.
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
  /** Words were typed that the field does not accept. */
  readonly refuse: (field: WordField, words: readonly string[]) => void;
  /** The field has a pending or failed picture, or none any more. */
  readonly wait: (field: PictureField, isUnfinished: boolean) => void;
  /** The field was left: an address is completed, its error may show. */
  readonly leave: (field: ProfileField) => void;
}

export type FormHandlers = Pick<ProfileForm, 'set' | 'refuse' | 'wait' | 'leave'>;

/** What the fields of a form call; `open` is asked for the form as it then is. */
export function formHandlers(
  open: () => Pick<OpenForm, 'values' | 'onChange' | 'onUnfinished' | 'onTouch'>,
): FormHandlers {
  return {
    set: (field, value) => open().onChange({ [field]: value }),
    refuse: (field, words) => open().onUnfinished(field, words.length > 0 ? words : null),
    wait: (field, isUnfinished) => open().onUnfinished(field, isUnfinished ? [] : null),
    leave: (field) => {
      const { values, onChange, onTouch } = open();
      onTouch(field);
      if (isLink(field)) onChange({ [field]: completeLink(values[field]) });
      const list = LINK_LISTS.find((each) => each === field);
      if (list) onChange({ [list]: values[list].map(completeLink) });
    },
  };
}

/** Whether a field looks the same in two states of a form, and calls the same. */
export function isFieldSame(one: ProfileForm, other: ProfileForm, field: ProfileField): boolean {
  const issuesIn = ({ issues }: ProfileForm) => JSON.stringify(issues.filter((issue) => issue.field === field));
  const isShownIn = ({ values }: ProfileForm) => fieldsOf(values).includes(field);
  return (
    one.mode === other.mode &&
    one.said === other.said &&
    one.leave === other.leave &&
    one.values[field] === other.values[field] &&
    isShownIn(one) === isShownIn(other) &&
    issuesIn(one) === issuesIn(other)
  );
}
