import type { PromiseActorLogic } from 'xstate';
import type { Fault } from '../shared/fault.ts';

/** Why a save failed: `fields` are those that the server blames, by their paths in the request. */
export interface SaveFault extends Fault {
  readonly fields: readonly { readonly path: string; readonly code: string }[];
  /** Somebody saved meanwhile. */
  readonly isStale: boolean;
}

export type FieldOf<Values> = keyof Values & string;

/** What is stored. */
export interface Stored<Values> {
  readonly values: Values;
  /** Tells one save from the next, such as `updatedAt`; null for what is not stored yet. */
  readonly version: string | null;
}

/** What was typed and not saved, to be kept outside: of each field that differs, what it began with and what it became. */
export interface Draft {
  readonly version: string | null;
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

/** A field that was changed elsewhere meanwhile. */
export interface ChangedElsewhere<Values> {
  readonly field: FieldOf<Values>;
  /** Which value it has now: the newer one, or the person's own. `open`: the person changed it too, and has not chosen yet. */
  readonly choice: 'open' | 'mine' | 'theirs';
}

/** What fields have that their values do not hold yet: words that were typed and not added, or none for a picture on its way. A save would lose it. */
export type Unfinished<Values> = { readonly [Field in FieldOf<Values>]?: readonly string[] };

/** What a form is checked by before it is saved. */
export type CheckedForm<Values> = Pick<FormContext<Values>, 'values' | 'unfinished'>;

/** The machine's ways out. `save` rejects with a `SaveFault`. */
export interface FormActors<Values> {
  /** Whether nothing is to be put right. */
  readonly canSave: (form: CheckedForm<Values>) => boolean;
  readonly save: PromiseActorLogic<Pick<Stored<Values>, 'version'>, Stored<Values>>;
  /** Reads what is stored now, which is newer than this version. */
  readonly load: PromiseActorLogic<Stored<Values>, Pick<Stored<Values>, 'version'>>;
}

export interface FormInput<Values> {
  readonly stored: Stored<Values>;
  readonly draft: Draft | null;
}

export interface FormContext<Values> {
  /** What the form began with, and its version. */
  readonly base: Values;
  readonly version: string | null;
  readonly values: Values;
  readonly unfinished: Unfinished<Values>;
  /** The fields that were left: what is wrong with them may be told. */
  readonly touched: readonly FieldOf<Values>[];
  /** How often a save was tried since the form began. */
  readonly attempts: number;
  /** The fields hold what was typed before, and the person has not dropped or saved it. */
  readonly isRestored: boolean;
  /** What the last save has sent, until it is saved. */
  readonly sent: Values | null;
  readonly elsewhere: readonly ChangedElsewhere<Values>[];
  readonly fault: SaveFault | null;
  /** Grows when the values change by anything but typing: what keeps a value of its own, such as an upload, begins anew. */
  readonly revision: number;
}

export type FormEvent<Values> =
  /** Some fields have other values. */
  | { readonly type: 'CHANGED'; readonly values: Partial<Values> }
  /** A field has something that its value does not hold yet; null: no more. */
  | { readonly type: 'UNFINISHED'; readonly field: FieldOf<Values>; readonly words: readonly string[] | null }
  | { readonly type: 'TOUCHED'; readonly field: FieldOf<Values> }
  | { readonly type: 'SAVE' }
  /** Drop what was typed. */
  | { readonly type: 'DISCARD' }
  /** Which of two values a field gets that was changed here and elsewhere. */
  | { readonly type: 'CHOSEN'; readonly field: FieldOf<Values>; readonly side: 'mine' | 'theirs' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'STAY' }
  | { readonly type: 'LEAVE_ANYWAY' };

export type FormEmitted = { readonly type: 'SAVED' };
