export { ProfileSwitcher, type ProfileSwitcherProps } from './profile-switcher.tsx';
