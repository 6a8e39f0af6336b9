export { ProfileFormScreen, type ProfileFormScreenProps, type ProfileFormView } from './profile-form-screen.tsx';
export { isProfileFormValues } from './profile-form.draft.ts';
export type { ProfilePayload } from './profile-form.payload.ts';
export type { ProfileFormValues } from './profile-form.values.ts';
export type { SaveError } from './use-profile-form.ts';
