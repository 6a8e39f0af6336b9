import { expect, it } from 'vitest';
import { isOwnPath } from './return-to.ts';

it('returns to addresses of this app', () => {
  expect(['/', '/discover?profileId=1', '/profiles/1/messages/2'].every(isOwnPath)).toBe(true);
});

it('never returns to another site', () => {
  const foreign = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', null];
  expect(foreign.some(isOwnPath)).toBe(false);
});
