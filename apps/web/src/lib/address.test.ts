import { describe, expect, it } from 'vitest';
import { address, flag, list, named, oneOf, page, text, word } from './address.ts';

const place = address('/things/:id', {
  search: text(5),
  kind: oneOf('all', 'old', 'new'),
  sort: oneOf(null, 'recent'),
  range: oneOf(30, 91),
  isPaid: named('paid', flag),
  tags: list(2),
  open: word(),
  page: page(500),
});
const read = (search: string) => place.query.parse(new URLSearchParams(search));
const initial = {
  search: '',
  kind: 'all',
  sort: null,
  range: 30,
  isPaid: false,
  tags: [],
  open: null,
  page: 1,
};

it('says all that is asked for, and reads it again', () => {
  const asked: ReturnType<typeof place.query.parse> = {
    search: '李 &%',
    kind: 'new',
    sort: 'recent',
    range: 91,
    isPaid: true,
    tags: ['zk', 'a b'],
    open: 'p-1',
    page: 500,
  };
  const href = place.href({ id: 'x', ...asked });
  expect(place.query.parse(new URL(href, 'https://m.example').searchParams)).toEqual(asked);
});

it('leaves out the defaults', () => {
  expect(place.href({ id: '../x?', ...place.query.parse(new URLSearchParams()) })).toBe('/things/..%2Fx%3F');
  expect(place.href({ id: 'x', page: 2, kind: 'all', open: undefined })).toBe('/things/x?page=2');
  expect(place.href({ id: 'x', isPaid: true })).toBe('/things/x?paid=true');
});

describe('what is not valid', () => {
  it.each(['kind=robot', 'kind=NEW', 'kind=__proto__', 'sort=null', 'range=31', 'paid=1', 'tags=,%20,', 'search=%20'])(
    '?%s is read as the default',
    (search) => expect(read(search)).toEqual(initial),
  );
  it.each(['page=0', 'page=501', 'page=1.5', 'page=1e2', 'page=x', 'page=', 'open=<b>', `open=${'x'.repeat(101)}`])(
    '?%s is read as the default',
    (search) => expect(read(search)).toEqual(initial),
  );
});

it('cuts a text and a list to their bounds', () => {
  expect(read('search=%20名名名名名名').search).toBe('名名名名名');
  expect(read('tags=a,b,a,,c').tags).toEqual(['a', 'b']);
});
