import { PartSkeleton } from '../../lib/part-skeleton.tsx';
import { lazyPart } from '../../routing/lazy-part.tsx';

const texts = ['leaving'] as const;
const waiting = <PartSkeleton />;

/** "My data" in the settings. */
export const MyData = lazyPart({
  load: async () => (await import('./my-data.tsx')).MyData,
  texts,
  fallback: waiting,
});

/** "Delete my account" in the settings. */
export const DeleteMyAccount = lazyPart({
  load: async () => (await import('./delete-my-account.tsx')).DeleteMyAccount,
  texts,
  fallback: waiting,
});

/** The one page while the account is about to be deleted (D68). */
export const LeavingPage = lazyPart({
  load: async () => (await import('./leaving-page.tsx')).LeavingPage,
  texts,
});
