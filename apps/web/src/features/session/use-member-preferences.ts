import type { Preferences } from '@mutuals/ui/patterns/chrome';
import { useMutation } from '@tanstack/react-query';
import { usePreferences } from '../preferences/index.ts';
import { useServices } from '../../services.ts';
import { accountMutation } from './account-mutation.ts';
import { useProblemToast } from './use-problem-toast.ts';

/** Language and theme of the signed-in person, whose language goes with the account. */
export function useMemberPreferences(): Preferences {
  const { api } = useServices();
  const update = useMutation({ ...accountMutation(api), onError: useProblemToast() });
  return usePreferences((language) => update.mutate({ body: { language } }));
}
