import { LazyPart } from '../../routing/lazy-part.tsx';

const texts = ['leaving'] as const;

/** "My data" in the settings. */
export const MyData = () => <LazyPart load={async () => (await import('./my-data.tsx')).MyData} texts={texts} />;

/** "Delete my account" in the settings. */
export const DeleteMyAccount = () => (
  <LazyPart load={async () => (await import('./delete-my-account.tsx')).DeleteMyAccount} texts={texts} />
);

/** The one page while the account is about to be deleted (D68). */
export const LeavingPage = () => (
  <LazyPart load={async () => (await import('./leaving-page.tsx')).LeavingPage} texts={texts} />
);
