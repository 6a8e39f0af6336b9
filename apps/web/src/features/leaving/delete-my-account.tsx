import { DeleteAccount } from '@mutuals/ui/patterns/delete-account';
import { routes } from '../../routes.ts';
import { useIdentity } from '../identity/index.ts';
import { useLeaving } from './use-leaving.ts';

/** "Delete my account" in the settings. */
export function DeleteMyAccount() {
  const { identity } = useIdentity();
  const { view, send } = useLeaving();
  return (
    <DeleteAccount
      view={view}
      paymentsHref={routes.myPayments.href()}
      onAsk={() => send({ type: 'ASK' })}
      onType={(text) => send({ type: 'TYPED', text })}
      onConfirm={() => send({ type: 'CONFIRM' })}
      onCancel={() => send({ type: 'CANCEL' })}
      onSignIn={() => identity.expire()}
    />
  );
}
