import { expect, it } from 'vitest';
import { cleanHandle, isHandle } from './handle.ts';

it('takes an X handle with or without its @', () => {
  expect(['@ada_builds', ' ada ', 'a1'].map(cleanHandle)).toEqual(['ada_builds', 'ada', 'a1']);
});

it('refuses what X refuses', () => {
  expect(['', 'sixteen_letters_', 'ada okafor', 'ada-okafor', '林晓雨'].map(isHandle)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['a', 'fifteen_letters', 'ADA_1'].map(isHandle)).toEqual([true, true, true]);
});
