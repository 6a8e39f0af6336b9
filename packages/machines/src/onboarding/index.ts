export { createOnboardingMachine, type OnboardingSnapshot } from './onboarding.machine.ts';
export type * from './onboarding.types.ts';
export { onboardingView, type OnboardingRow, type OnboardingView } from './onboarding.view.ts';
