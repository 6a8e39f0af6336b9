import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const SANDBOX = {
  PRIVY_APP_ID: '',
  SANDBOX_URL: 'http://127.0.0.1:3001',
  ABLY_ENDPOINT: 'http://127.0.0.1:3001',
  PUBLIC_URL: 'https://demo.example',
};
const PLACES = ['/v1/subscriptions/pricing', '/', '/livez'];

it('beside the sandbox only the names of this machine and of the installation are served (D32)', async () => {
  const { app, close } = await createTestApp(SANDBOX);
  for (const url of PLACES) {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'demo.example'])
      expect((await app.inject({ url, headers: { host } })).statusCode).not.toBe(421);
    for (const host of ['evil.example', 'evil.example:3000', 'localhost.evil.example', 'x:y']) {
      const response = await app.inject({ url, headers: { host } });
      expect(response.statusCode).toBe(421);
      expect(response.json()).toMatchObject({ code: 'wrong_host' });
    }
  }
  await close();
});

it('without it a proxy may use any name', async () => {
  const { app, close } = await createTestApp();
  const response = await app.inject({ url: '/v1/subscriptions/pricing', headers: { host: 'backend-7.internal' } });
  expect(response.statusCode).toBe(200);
  await close();
});
