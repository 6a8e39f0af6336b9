// Names and bios are in whatever language their owners write, Chinese too.
import '@mutuals/ui/fonts-zh.css';
import { type DemoPeopleView, SignInDialog } from '@mutuals/ui/screens/sign-in';
import { useCallback, useEffect, useState } from 'react';
import { useProblemText } from '../../lib/problem-text.ts';
import { Refused, type SandboxSignIn } from './sandbox-provider.ts';

/** The sandbox's sign-in dialog, mounted while it is open. */
export function SandboxHost({ signIn }: { signIn: SandboxSignIn }) {
  const [people, setPeople] = useState<DemoPeopleView>({ status: 'loading' });
  const [signingInAs, setSigningInAs] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const textOf = useProblemText();

  const loadPeople = useCallback(() => {
    signIn.people().then(
      (found) => setPeople({ status: 'ready', people: found }),
      () => setPeople({ status: 'error' }),
    );
  }, [signIn]);
  useEffect(loadPeople, [loadPeople]);
  useEffect(() => signIn.opened(), [signIn]);

  function retryPeople(): void {
    setPeople({ status: 'loading' });
    loadPeople();
  }

  async function signInAs(handle: string): Promise<void> {
    setSigningInAs(handle);
    setFailure(undefined);
    try {
      await signIn.signInAs(handle);
    } catch (error) {
      setFailure(error);
    } finally {
      setSigningInAs(undefined);
    }
  }

  return (
    <SignInDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && signIn.close()}
      people={people}
      onSignIn={(handle) => void signInAs(handle)}
      onRetryPeople={retryPeople}
      signingInAs={signingInAs}
      error={failure === undefined ? undefined : failure instanceof Refused ? failure.message : textOf(failure)}
    />
  );
}
