export { type CardRow, countEverything } from './gallery.repository.ts';
export { toCard } from './gallery.view.ts';
