import { partsOf } from '@mutuals/text/guards';
import { expect, it } from 'vitest';
import { type ChatProof, provenAddresses, provenIn } from './proven.ts';

const ADDRESS = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const proofs: readonly ChatProof[] = [
  { kind: 'wallet', subject: ADDRESS, state: 'proven' },
  { kind: 'domain', subject: 'ada.example.org', state: 'proven' },
  { kind: 'repository', subject: 'Ada/Circuits', state: 'proven' },
  { kind: 'x', subject: 'Ada_Builds', state: 'proven' },
  { kind: 'domain', subject: 'old.example.org', state: 'unconfirmed' },
];
const provenOf = (text: string) => provenIn(partsOf(text), proofs).map(({ subject }) => subject);

it.each([
  [`Mine is ${ADDRESS}`, ADDRESS],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ADDRESS],
  ['See https://www.ada.example.org/docs', 'ada.example.org'],
  ['https://github.com/ada/circuits/issues/3', 'Ada/Circuits'],
  ['https://github.com/ADA/circuits.git', 'Ada/Circuits'],
  ['https://x.com/ada_builds', 'Ada_Builds'],
  ['https://twitter.com/ADA_builds?s=20', 'Ada_Builds'],
  ['https://mobile.x.com/@ada_builds', 'Ada_Builds'],
])('says what is proven of %j', (text, subject) => {
  expect(provenOf(text)).toEqual([subject]);
});

it.each([
  ADDRESS.replace('b6053', 'b6054'),
  'https://evil.ada.example.org/',
  'https://ada.example.org@evil.example/',
  'https://ada.example.org.evil.example/',
  'https://old.example.org/',
  'https://github.com/ada/circuits-x',
  'https://github.com/ada',
  'https://github.com.evil.example/ada/circuits',
  'https://x.com/ada_builds2',
  'https://x.com/ada_builds/status/1',
  'https://x.com.evil.example/ada_builds',
])('says nothing of %j', (text) => {
  expect(provenOf(text)).toEqual([]);
});

it('compares with every address of a proof, also of one that is not confirmed just now', () => {
  const contract: ChatProof = { kind: 'contract', subject: ADDRESS, state: 'unconfirmed' };
  expect(provenAddresses([...proofs.slice(1), contract])).toEqual([ADDRESS]);
});
