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

/** The machine's ways out. `save` rejects with a `SaveFault`. */
export interface FormActors<Values> {
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
  /** The fields hold what was typed before, and the person has not dropped or saved it. */
  readonly isRestored: boolean;
  /** What the save that runs has sent. */
  readonly sent: Values | null;
  readonly elsewhere: readonly ChangedElsewhere<Values>[];
  readonly fault: SaveFault | null;
  /** Grows when the values change by anything but typing. */
  readonly revision: number;
}

export type FormEvent<Values> =
  | { readonly type: 'CHANGED'; readonly values: Values }
  | { readonly type: 'SAVE' }
  /** Drop what was typed. */
  | { readonly type: 'DISCARD' }
  /** Which of two values a field gets that was changed here and elsewhere. */
  | { readonly type: 'CHOSEN'; readonly field: FieldOf<Values>; readonly side: 'mine' | 'theirs' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'STAY' }
  | { readonly type: 'LEAVE_ANYWAY' };

export type FormEmitted = { readonly type: 'SAVED' };
