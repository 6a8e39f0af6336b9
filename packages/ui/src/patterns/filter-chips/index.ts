export {
  FilterChips,
  type FilterChipsProps,
  type TypeFilter,
  TypeFilterChips,
  type TypeFilterChipsProps,
} from './filter-chips.tsx';
