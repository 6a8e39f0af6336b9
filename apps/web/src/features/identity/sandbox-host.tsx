// Names and bios are in whatever language their owners write, Chinese too.
import '@mutuals/ui/fonts-zh.css';
import { type DemoPeopleView, SignInDialog } from '@mutuals/ui/screens/sign-in';
import { useCallback, useEffect, useState } from 'react';
import { useProblemText } from '../../lib/problem-text.ts';
import { Refused, type SandboxIdentity } from './sandbox-identity.ts';

/** The sandbox's sign-in dialog, mounted while it is asked for. */
export function SandboxHost({ identity }: { identity: SandboxIdentity }) {
  const [people, setPeople] = useState<DemoPeopleView>({ status: 'loading' });
  const [signingInAs, setSigningInAs] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const textOf = useProblemText();

  const loadPeople = useCallback(() => {
    identity.people().then(
      (found) => setPeople({ status: 'ready', people: found }),
      () => setPeople({ status: 'error' }),
    );
  }, [identity]);
  useEffect(loadPeople, [loadPeople]);
  useEffect(() => identity.dialog.opened(), [identity]);

  function retryPeople(): void {
    setPeople({ status: 'loading' });
    loadPeople();
  }

  async function signIn(handle: string): Promise<void> {
    setSigningInAs(handle);
    setFailure(undefined);
    try {
      await identity.signInAs(handle);
    } catch (error) {
      setFailure(error);
    } finally {
      setSigningInAs(undefined);
    }
  }

  return (
    <SignInDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && identity.dialog.close()}
      people={people}
      onSignIn={(handle) => void signIn(handle)}
      onRetryPeople={retryPeople}
      signingInAs={signingInAs}
      error={failure === undefined ? undefined : failure instanceof Refused ? failure.message : textOf(failure)}
    />
  );
}
