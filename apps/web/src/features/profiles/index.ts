export { keepIntent } from './intent.ts';
export { SavedProfileForm } from './saved-profile-form.tsx';
export { useCreateProfile } from './use-create-profile.ts';
export { useSignInTo } from './use-sign-in-to.ts';
export type { StoredProfileForm } from './profile-form-route.tsx';

/** The form of a stored profile, for what fills it from elsewhere. */
export const loadStoredProfileForm = async () => (await import('./profile-form-route.tsx')).storedProfileForm;
