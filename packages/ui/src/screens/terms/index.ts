export { TermsScreen, type TermsScreenProps } from './terms-screen.tsx';
