export { AccountMenu } from './account-menu.tsx';
export { AccountSheet, type AccountSheetProps } from './account-sheet.tsx';
export { AppShell, type AppShellProps } from './app-shell.tsx';
export { BottomBar, type BottomBarProps } from './bottom-bar.tsx';
export type {
  Account,
  ChromeLinks,
  ChromeProps,
  Counts,
  NotificationFeed,
  Place,
  Preferences,
  SignedIn,
} from './chrome.types.ts';
export { ConnectionBanner, type ConnectionBannerProps, type ConnectionState } from './connection-banner.tsx';
export { CONTENT_ID } from './content.tsx';
export { Footer, type FooterProps } from './footer.tsx';
export { TopBar, type TopBarProps } from './top-bar.tsx';
