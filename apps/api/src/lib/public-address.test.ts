import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s is public', (ip) => {
  expect(isPublicAddress(ip)).toBe(true);
});

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fc00::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not public', (ip) => {
  expect(isPublicAddress(ip)).toBe(false);
});
