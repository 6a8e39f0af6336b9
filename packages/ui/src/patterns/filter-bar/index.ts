export { FilterBar } from './filter-bar.tsx';
export type { FilterBarProps } from './filter-controls.tsx';
export { activeFilters, type Filters, noFilters, type Sort } from './filters.ts';
