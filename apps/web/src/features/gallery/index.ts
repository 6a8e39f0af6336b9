export { FiltersUpgrade } from './filters-upgrade.tsx';
export { useGallery } from './use-gallery.ts';
