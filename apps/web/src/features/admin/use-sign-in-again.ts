import { ApiProblem } from '@mutuals/api-client';
import { useIdentity } from '../identity/index.ts';

/**
 * For a failed change: what asks the person to sign in again over the page, which stays as it is, where the server wants a newer sign-in
 * (D50), and forgets the failure; undefined for every other failure.
 */
export function useSignInAgain(): (error: unknown, forget?: () => void) => (() => void) | undefined {
  const { identity } = useIdentity();
  return (error, forget) => {
    if (!(error instanceof ApiProblem) || error.code !== 'sign_in_too_old') return undefined;
    return () => {
      identity.expire();
      forget?.();
    };
  };
}
