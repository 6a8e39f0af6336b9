import { expect, it } from 'vitest';
import { observable } from './observable.ts';

it('tells its listeners when the value changes, and only then', () => {
  const value = observable('one');
  const seen: string[] = [];
  const stop = value.subscribe(() => seen.push(value.get()));
  value.set('two');
  value.set('two');
  stop();
  value.set('three');
  expect(seen).toEqual(['two']);
});
