import { limits } from '@mutuals/api-client/limits';
import type { Operations } from '../../http/operation.ts';
import type { OnboardingService } from './onboarding.service.ts';

type OnboardingOperations = Pick<
  Operations,
  | 'listOnboardingSessions'
  | 'startOnboarding'
  | 'getOnboardingSession'
  | 'sendOnboardingMessage'
  | 'completeOnboarding'
  | 'deleteOnboardingSession'
>;

export function onboardingOperations(onboarding: OnboardingService): OnboardingOperations {
  return {
    async listOnboardingSessions({ caller }) {
      const data = await onboarding.listOnboardingSessions(caller);
      return { data, meta: { total: data.length, maximum: limits.onboardingSessions } };
    },
    startOnboarding: ({ caller, body, trx }) => onboarding.startOnboarding(caller, body, trx),
    getOnboardingSession: ({ caller, path }) => onboarding.getOnboardingSession(caller, path.sessionId),
    sendOnboardingMessage: ({ caller, path, body }) => onboarding.sendOnboardingMessage(caller, path.sessionId, body),
    completeOnboarding: ({ caller, path }) => onboarding.completeOnboarding(caller, path.sessionId),
    async deleteOnboardingSession({ caller, path }) {
      await onboarding.deleteOnboardingSession(caller, path.sessionId);
      return undefined;
    },
  };
}
