import type { ProfileType, Subtype } from '../profile-kind/profile-kind.ts';

/** What a profile can seek others by (D62). */
export const SEEKING_GROUPS = ['types', 'subtypes', 'languages', 'tags'] as const;
export type SeekingGroup = (typeof SEEKING_GROUPS)[number];

/** `must` hides whoever does not fit, `nice` brings forward who does, `any` asks for nothing and keeps its values. */
export const SEEKING_LEVELS = ['must', 'nice', 'any'] as const;
export type SeekingLevel = (typeof SEEKING_LEVELS)[number];

interface Asked<Value> {
  level: SeekingLevel;
  values: Value[];
}

/** What a profile seeks; the contract's `Seeking` fits. */
export interface Seeking {
  types: Asked<ProfileType>;
  subtypes: Asked<Subtype>;
  languages: Asked<string>;
  tags: Asked<string>;
}

export type SeekingView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'ready'; readonly seeking: Seeking };

/** What a profile seeks, and how it is changed. */
export interface SeekingControl {
  view: SeekingView;
  isOpen: boolean;
  /** Opened, what is sought is asked for. Its owner closes it once it is saved. */
  onOpenChange: (isOpen: boolean) => void;
  /** What was changed before and not saved. It is shown in place of what is stored. */
  draft?: Seeking | undefined;
  /** Told what is changed and not saved, null where nothing is; leaving the page asks then, as closing the sheet does. */
  onDraft?: ((draft: Seeking | null) => void) | undefined;
  /** Set while the page is being left with unsaved changes. */
  leaving?: { readonly onStay: () => void; readonly onLeave: () => void } | null;
  isSaving: boolean;
  /** Why the last save failed. */
  error?: string | undefined;
  onSave: (seeking: Seeking) => void;
}

/** What the musts of the acting profile hide from its deck; each number is counted up to 100, which means "99+". */
export interface HiddenByMusts {
  readonly total: number;
  readonly musts: readonly {
    readonly group: SeekingGroup;
    readonly values: readonly string[];
    readonly hides: number;
    /** Come back without this must. */
    readonly frees: number;
  }[];
}
