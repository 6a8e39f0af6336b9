import type { Language } from '../../locales/namespaces.ts';
import type { ThemeChoice } from '../../primitives/theme-switch/theme-switch.tsx';
import type { NotificationPanelProps } from '../notifications/notification-panel.tsx';
import type { Tier } from '../plan-card/pricing.ts';

/** A member's places, and public ones beside them. */
export type Place =
  | 'home'
  | 'discover'
  | 'likes'
  | 'messages'
  | 'gallery'
  | 'profiles'
  | 'bookmarks'
  | 'groups'
  | 'premium'
  | 'payments'
  | 'support'
  | 'settings';
/** The public pages. */
export type PublicPlace = 'about' | 'faq' | 'privacy' | 'terms';

/** The chrome's destinations. */
export type ChromeLinks = Readonly<Record<Place | PublicPlace | 'admin', string>>;

/** The signed-in person. */
export interface Account {
  readonly _id: string;
  readonly name: string;
  /** The X handle without its @; null for a person signed in otherwise. */
  readonly handle: string | null;
  readonly avatar: string | null;
  readonly tier: Tier;
  /** A team member: the link to the admin area is shown. */
  readonly isInTeam?: boolean | undefined;
}

/** The badges' counts (SPEC 3, Counters). */
export interface Counts {
  readonly newLikes: number;
  readonly unreadMessages: number;
  /** Tickets with an unseen answer. */
  readonly answeredTickets: number;
  readonly unread: number;
}

/** Language and theme, which everyone can choose. */
export interface Preferences {
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
  readonly theme: ThemeChoice;
  readonly onThemeChange: (theme: ThemeChoice) => void;
}

/** What the bell opens. */
export type NotificationFeed = Omit<NotificationPanelProps, 'children'>;

/** The signed-in person, their news, and sign-out. */
export interface SignedIn {
  readonly account: Account;
  readonly counts: Counts;
  readonly feed: NotificationFeed;
  readonly onSignOut: () => void;
}

export interface ChromeProps {
  /** The current place; null elsewhere. */
  current: Place | null;
  links: ChromeLinks;
  preferences: Preferences;
  session: SignedIn;
}
