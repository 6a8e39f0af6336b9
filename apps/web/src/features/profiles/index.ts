export { keepIntent } from './intent.ts';
export { SavedProfileForm } from './saved-profile-form.tsx';
export { useCreateProfile } from './use-create-profile.ts';
export { useSignInTo } from './use-sign-in-to.ts';
