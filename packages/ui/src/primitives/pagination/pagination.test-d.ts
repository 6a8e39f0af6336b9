import { expectTypeOf, test } from 'vitest';
import type { PaginationProps } from './pagination.tsx';

interface Rest {
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  position: string;
  page: number;
  pageCount: number;
}
interface Led extends Rest {
  href: (page: number) => string;
}
interface Told extends Rest {
  onChange: (page: number) => void;
}

test('turning a page either leads to an address or is told, one of the two', () => {
  expectTypeOf<Led>().toExtend<PaginationProps>();
  expectTypeOf<Told>().toExtend<PaginationProps>();
  expectTypeOf<Rest>().not.toExtend<PaginationProps>();
  expectTypeOf<Led & Told>().not.toExtend<PaginationProps>();
});

test('the pages have a name, and so do the steps', () => {
  expectTypeOf<Omit<Led, 'label'>>().not.toExtend<PaginationProps>();
  expectTypeOf<Omit<Led, 'nextLabel'>>().not.toExtend<PaginationProps>();
});
