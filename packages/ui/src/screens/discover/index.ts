export { type DiscoverDeck, DiscoverScreen, type DiscoverScreenProps } from './discover-screen.tsx';
