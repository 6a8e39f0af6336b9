import { expect, it } from 'vitest';
import { domainNameOf } from './domain-name.ts';

it.each([
  ['ada.example', 'ada.example'],
  ['Ada.EXAMPLE', 'ada.example'],
  ['ada.example.', 'ada.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['数据.中国', 'xn--vxup8b.xn--fiqs8s'],
])('%s is the name %s', (text, name) => {
  expect(domainNameOf(text)).toBe(name);
});

it.each([
  '',
  'localhost',
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '127.1',
  '[::1]',
  'ada.example/path',
  'ada.example:8443',
  'me@ada.example',
  'https://ada.example',
  'ada example.com',
  'ada..example',
  '-ada.example',
  'under_score.example',
  'a%2eexample',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
])('%j is no name', (text) => {
  expect(domainNameOf(text)).toBeNull();
});
