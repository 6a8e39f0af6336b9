export type { CardRow } from './gallery.repository.ts';
export { toCard } from './gallery.view.ts';
