import { expect, it } from 'vitest';
import { addressOf } from './ably-client.ts';

it('connects to Ably itself when no other server is named', () => {
  expect(addressOf(null)).toEqual({});
});

it('connects to a server on this machine without TLS, to any other with it', () => {
  expect(addressOf('http://127.0.0.1:3001')).toEqual({ endpoint: '127.0.0.1', tls: false, port: 3001 });
  expect(addressOf('https://realtime.example')).toEqual({ endpoint: 'realtime.example', tls: true, tlsPort: 443 });
});
