export { accountMutation } from './account-mutation.ts';
export { fetchActing, fetchCurrent } from './fetch-acting.ts';
export {
  SessionProvider,
  useActing,
  useAllOwnProfiles,
  useAnsweredProfiles,
  useOwnProfiles,
  useSession,
} from './session.tsx';
export { ToastsContext, UNDO_TOAST_MS, useToasts } from './toasts.ts';
export { useMemberPreferences } from './use-member-preferences.ts';
export { useProblemToast } from './use-problem-toast.ts';
export { useRefetchProfiles } from './use-refetch-profiles.ts';
