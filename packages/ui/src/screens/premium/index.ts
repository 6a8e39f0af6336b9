export { PremiumScreen, type PremiumScreenProps, type PremiumView } from './premium-screen.tsx';
