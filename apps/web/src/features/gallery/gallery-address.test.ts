import { noFilters } from '@mutuals/ui/patterns/filter-bar';
import { expect, it } from 'vitest';
import { type GalleryAddress, galleryHref, readGallery } from './gallery-address.ts';

const read = (address: string) => readGallery(new URLSearchParams(address));
const plain: GalleryAddress = { filters: noFilters, page: 1 };

it('says all that is asked for, and reads it again', () => {
  const asked: GalleryAddress = {
    filters: {
      search: '李雷 & Söhne 100%',
      type: 'project',
      verifiedOnly: true,
      sort: 'popular',
      tags: ['zk', 'account abstraction'],
      languages: ['中文'],
      premiumOnly: true,
    },
    page: 3,
  };
  const href = galleryHref(asked);
  expect(readGallery(new URL(href, 'https://m.example').searchParams)).toEqual(asked);
});

it('is short where nothing is asked for', () => {
  expect(galleryHref(plain)).toBe('/gallery');
  expect(read('')).toEqual(plain);
});

it.each([
  'sort=nonsense',
  'type=robot',
  'verified=perhaps',
  'premium=1',
  'page=0',
  'page=501',
  'page=1.5',
  'page=x',
  'tags=,,',
  'search=%20%20',
  'cursor=x',
])('takes ?%s for nothing', (address) => {
  expect(read(address)).toEqual(plain);
});

it('takes no more of a search and of words than the server does', () => {
  const { filters } = read(`search=${'名'.repeat(300)}&tags=${Array.from({ length: 30 }, (_, n) => `t${n}`).join()}`);
  expect([...filters.search]).toHaveLength(200);
  expect(filters.tags).toHaveLength(20);
});
