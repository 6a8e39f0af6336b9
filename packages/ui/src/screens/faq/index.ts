export { FaqScreen, type FaqScreenProps } from './faq-screen.tsx';
