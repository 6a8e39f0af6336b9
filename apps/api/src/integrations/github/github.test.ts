import { expect, it } from 'vitest';
import { loginIn, repositoryIn } from './github.ts';

it.each(['ada', '@ada', ' ada ', 'https://github.com/ada', 'github.com/ada/'])('%j names the account ada', (text) => {
  expect(loginIn(text)).toBe('ada');
});

it.each(['', '-ada', 'a/b', '../x', 'a'.repeat(40), 'https://evil.example/ada', '艾达'])(
  '%j names no account',
  (text) => {
    expect(loginIn(text)).toBeNull();
  },
);

it.each([
  'ada/tide.js',
  'https://github.com/ada/tide.js',
  'github.com/ada/tide.js.git',
  'https://www.github.com/ada/tide.js/',
])('%j names the repository ada/tide.js', (text) => {
  expect(repositoryIn(text)).toBe('ada/tide.js');
});

it.each([
  '',
  'ada',
  'ada/',
  'ada/..',
  'ada/.',
  'ada/tide/tree/main',
  '../ada/tide',
  'ada/a b',
  'https://evil.example/ada/tide',
])('%j names no repository', (text) => {
  expect(repositoryIn(text)).toBeNull();
});
