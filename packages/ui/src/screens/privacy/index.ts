export { PrivacyScreen, type PrivacyScreenProps } from './privacy-screen.tsx';
