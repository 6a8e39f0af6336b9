export { useSeeking } from './use-seeking.ts';
