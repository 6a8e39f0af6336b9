import { useMemo, useRef, useState } from 'react';
import type { ProfileView } from '../../patterns/profile-kind/profile-view.ts';
import { fromProfile, type ProfilePayload, toPayload } from './profile-form.payload.ts';
import {
  checkProfile,
  type FieldIssue,
  issuesFromServer,
  type RefusedWords,
  type Unfinished,
} from './profile-form.rules.ts';
import { completeLink } from './profile-form.text.ts';
import {
  DEFAULT_VALUES,
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

export interface ProfileFormOptions {
  /** The profile that is edited; none on create. */
  stored?: ProfileView | undefined;
  /** Where an assistant filled the fields in; its talk has chosen the type. */
  said?: SaidWords | undefined;
  /** What the fields begin with; none when that is what is stored, or empty. */
  values?: ProfileFormValues | undefined;
  error?: SaveError | undefined;
  onChange?: ((values: ProfileFormValues) => void) | undefined;
  onSubmit: (payload: ProfilePayload) => void;
}

const NONE: ReadonlySet<ProfileField> = new Set();
const isLink = (field: ProfileField): field is (typeof LINK_FIELDS)[number] =>
  LINK_FIELDS.some((name) => name === field);

/**
 * What the form holds and what is wrong with it. A problem shows once its field was left or a save was tried, a text that
 * grows too long at once; what the server found shows until its field is edited. Nothing typed is ever dropped.
 */
export function useProfileForm({ stored, said, values: initial, error, onChange, onSubmit }: ProfileFormOptions) {
  const mode: ProfileFormMode = stored ? 'edit' : 'create';
  const [values, setValues] = useState(initial ?? (stored ? fromProfile(stored) : DEFAULT_VALUES));
  // One press may change two fields before anything is rendered: a number that is taken over as it is left, and the box that is ticked.
  const latest = useRef(values);
  const latestRefused = useRef<RefusedWords>({});
  const [refusedWords, setRefusedWords] = useState<RefusedWords>({});
  const latestUnfinished = useRef<Unfinished>(NONE);
  const [unfinished, setUnfinished] = useState<Unfinished>(NONE);
  const [left, setLeft] = useState(NONE);
  const [attempts, setAttempts] = useState(0);
  const [shownError, setShownError] = useState({ error, corrected: NONE });
  if (shownError.error !== error) setShownError({ error, corrected: NONE });

  const issues = useMemo(() => {
    const found = checkProfile(values, mode, refusedWords, unfinished);
    const blamed = issuesFromServer(error?.fields ?? [], values).filter(
      ({ field }) => !shownError.corrected.has(field) && !found.some((issue) => issue.field === field),
    );
    const shown = found.filter(
      (issue) => attempts > 0 || issue.code === 'tooLong' || (issue.code !== 'required' && left.has(issue.field)),
    );
    return [...shown, ...blamed];
  }, [values, mode, refusedWords, unfinished, error, shownError, attempts, left]);

  const set = <F extends ProfileField>(field: F, value: ProfileFormValues[F]) => {
    const next = { ...latest.current, [field]: value };
    latest.current = next;
    setValues(next);
    setShownError(({ error: seen, corrected }) => ({ error: seen, corrected: new Set([...corrected, field]) }));
    onChange?.(next);
  };

  return {
    mode,
    values,
    said,
    /** What to show now, in the order of the form. */
    issues: issues as readonly FieldIssue[],
    /** How often a save was tried, to move the focus after a refused one. */
    attempts,
    set,
    /** Words were typed into the field that it does not take: they are not saved without the person knowing. */
    refuse: (field: WordField, words: readonly string[]) => {
      latestRefused.current = { ...latestRefused.current, [field]: words };
      setRefusedWords(latestRefused.current);
    },
    /** A picture of the field is on its way, or failed; or none is any more. */
    wait: (field: PictureField, isUnfinished: boolean) => {
      if (latestUnfinished.current.has(field) === isUnfinished) return;
      const others = [...latestUnfinished.current].filter((each) => each !== field);
      latestUnfinished.current = new Set(isUnfinished ? [...others, field] : others);
      setUnfinished(latestUnfinished.current);
    },
    /** The field was left: an address is completed, its problem may show. */
    leave: (field: ProfileField) => {
      setLeft((before) => new Set([...before, field]));
      const now = latest.current;
      if (isLink(field) && completeLink(now[field]) !== now[field]) set(field, completeLink(now[field]));
      const list = LINK_LISTS.find((each) => each === field);
      if (list && now[list].some((row) => completeLink(row) !== row)) set(list, now[list].map(completeLink));
    },
    /** Sends when nothing is wrong; answers whether it did. */
    submit: (): boolean => {
      setAttempts((count) => count + 1);
      if (checkProfile(latest.current, mode, latestRefused.current, latestUnfinished.current).length > 0) return false;
      onSubmit(toPayload(latest.current));
      return true;
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
