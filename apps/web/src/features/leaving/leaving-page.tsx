import { LeavingScreen } from '@mutuals/ui/screens/leaving';
import { routes } from '../../routes.ts';
import { useIdentity } from '../identity/index.ts';
import { MyData } from './my-data.tsx';
import { useLeaving } from './use-leaving.ts';

/** What a person sees instead of every page while their account is about to be deleted (D68). */
export function LeavingPage() {
  const { identity } = useIdentity();
  const { view, send } = useLeaving();
  const { status } = view;
  return (
    <LeavingScreen
      view={{
        finalAt: view.finalAt,
        fault: view.fault,
        status: status === 'restoring' || status === 'notRestored' || status === 'over' ? status : 'pending',
      }}
      data={<MyData />}
      homeHref={routes.home.href()}
      onRestore={() => send({ type: 'RESTORE' })}
      onSignOut={identity.signOut}
    />
  );
}
