import type { ReactNode } from 'react';

/** Another person on a page, for their "More" menu. */
export interface MenuPerson {
  readonly _id: string;
  readonly name: string;
  /** They are a match of the acting profile, which may end it. */
  readonly isMatch?: boolean;
  /** The open conversation with them, which can be muted. */
  readonly conversationId?: string;
}

/** The "More" menu of somebody else (PersonMenu), from the page: a screen knows where it stands, not what it does. Must be stable. */
export type MoreOf = (person: MenuPerson) => ReactNode;
