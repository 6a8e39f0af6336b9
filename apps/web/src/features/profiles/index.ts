export { SavedProfileForm } from './saved-profile-form.tsx';
export { useCreateProfile } from './use-create-profile.ts';
