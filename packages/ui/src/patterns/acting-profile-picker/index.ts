export { type ActingProfile, ActingProfilePicker, type ActingProfilePickerProps } from './acting-profile-picker.tsx';
