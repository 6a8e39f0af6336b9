export { OffersHelp } from './offers-help.tsx';
