export { Pagination, type PaginationProps } from './pagination.tsx';
export { pageVariants, paginationVariants } from './pagination.variants.ts';
