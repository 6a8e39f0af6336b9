import { mutationOf, queryOf } from '@mutuals/api-client/queries';
import { DeviceList } from '@mutuals/ui/patterns/device-list';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useProblemText } from '../../lib/problem-text.ts';
import { queryView, retryOf, withMessage } from '../../lib/query-view.ts';
import { useServices } from '../../services.ts';
import { useIdentity } from '../identity/index.ts';

/** "Devices": where a person is signed in, and signing out of all of it, this one too (D74). */
export function Devices() {
  const { api } = useServices();
  const { identity } = useIdentity();
  const textOf = useProblemText();
  const devices = queryView(useQuery(queryOf(api, 'listDevices')));
  const signOut = useMutation({
    ...mutationOf(api, 'signOutEverywhere'),
    onMutate: () => identity.get().person,
    // Somebody else may have signed in since.
    onSuccess: (_answer, _input, person) => identity.get().person === person && identity.signedOutEverywhere(),
  });
  return (
    <DeviceList
      view={devices.status === 'ready' ? { status: 'ready', devices: devices.data.data } : withMessage(devices, textOf)}
      isSigningOut={signOut.isPending}
      error={signOut.error === null ? undefined : textOf(signOut.error)}
      onSignOut={() => signOut.mutate()}
      onRetry={retryOf(devices)}
    />
  );
}
