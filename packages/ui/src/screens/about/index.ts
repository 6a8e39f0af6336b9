export { AboutScreen, type AboutScreenProps } from './about-screen.tsx';
