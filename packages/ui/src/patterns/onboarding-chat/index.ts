export type { ExtractedProfile, OnboardingField, OnboardingMessage } from './onboarding.types.ts';
export { OnboardingChat, type OnboardingChatProps } from './onboarding-chat.tsx';
