import type { Language } from '../../locales/namespaces.ts';
import type { ThemeChoice } from '../../primitives/theme-switch/theme-switch.tsx';
import type { NotificationPanelProps } from '../notifications/notification-panel.tsx';
import type { Tier } from '../plan-card/pricing.ts';

/** A member's places, and those of everyone that stand beside them. */
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
/** The pages that everyone reads. */
export type PublicPlace = 'about' | 'faq' | 'privacy' | 'terms';

/** Where the chrome leads. */
export type ChromeLinks = Readonly<Record<Place | PublicPlace | 'admin', string>>;

/** The signed-in person. */
export interface Account {
  readonly _id: string;
  readonly name: string;
  /** The X handle without its @; null for one signed in otherwise. */
  readonly handle: string | null;
  readonly avatar: string | null;
  readonly tier: Tier;
  /** Of the team: the way to the admin area is shown. */
  readonly isInTeam?: boolean | undefined;
}

/** The figures of the badges (SPEC 3, Counters). */
export interface Counts {
  readonly newLikes: number;
  readonly unreadMessages: number;
  /** Tickets with an answer that was not seen. */
  readonly answeredTickets: number;
  readonly unread: number;
}

/** Language and theme: choices that everyone has. */
export interface Preferences {
  readonly language: Language;
  readonly onLanguageChange: (language: Language) => void;
  readonly theme: ThemeChoice;
  readonly onThemeChange: (theme: ThemeChoice) => void;
}

/** What the bell opens. */
export type NotificationFeed = Omit<NotificationPanelProps, 'children'>;

/** Who is signed in, what is new for them, and the way out. */
export interface SignedIn {
  readonly account: Account;
  readonly counts: Counts;
  readonly feed: NotificationFeed;
  readonly onSignOut: () => void;
}

export interface ChromeProps {
  /** The place that is shown; null elsewhere. */
  current: Place | null;
  links: ChromeLinks;
  preferences: Preferences;
  session: SignedIn;
}
