import { describe, expect, it } from 'vitest';
import { isLocal, isPushEndpoint, mustShow } from './endpoints.rules.ts';

describe('a subscription may be at', () => {
  it.each([
    ['a push service of Chrome', 'https://fcm.googleapis.com/fcm/send/x'],
    ['one of Firefox', 'https://updates.push.services.mozilla.com/wpush/v2/x'],
    ['one of Edge', 'https://wns2-by3p.notify.windows.com/w/?token=x'],
    ['one of Safari', 'https://web.push.apple.com/x'],
  ])('%s', (_what, endpoint) => {
    expect(isPushEndpoint(endpoint, null)).toBe(true);
  });
});

describe('a subscription may not be at', () => {
  it.each([
    ['an address inside', 'http://169.254.169.254/latest/meta-data'],
    ['an address inside, with TLS', 'https://169.254.169.254/latest'],
    ['this machine', 'https://localhost/push/x'],
    ['a push service without TLS', 'http://fcm.googleapis.com/fcm/send/x'],
    ['another port of a push service', 'https://fcm.googleapis.com:8443/fcm/send/x'],
    ['a name that begins like a push service', 'https://fcm.googleapis.com.evil.example/fcm/send/x'],
    ['a name below one that has none below it', 'https://evil.fcm.googleapis.com/fcm/send/x'],
    ['a name that ends like a push service', 'https://evil-push.services.mozilla.com/x'],
    ['an address with a name', 'https://user@fcm.googleapis.com/fcm/send/x'],
    ['an address with a password', 'https://:secret@fcm.googleapis.com/fcm/send/x'],
    ['somebody’s server', 'https://evil.example/push/x'],
    ['nothing that is an address', 'fcm.googleapis.com'],
  ])('%s', (_what, endpoint) => {
    expect(isPushEndpoint(endpoint, null)).toBe(false);
  });
});

describe('the sandbox’s push service', () => {
  const sandbox = 'http://127.0.0.1:4010';

  it('is called below its own path, by who has it alone', () => {
    for (const isIts of [
      (address: string) => isPushEndpoint(address, sandbox),
      (address: string) => isLocal(address, sandbox),
    ]) {
      expect(isIts(`${sandbox}/push/one`)).toBe(true);
      expect(isIts(`${sandbox}/mail`)).toBe(false);
      expect(isIts('http://127.0.0.1:40100/push/one')).toBe(false);
    }
    expect(isPushEndpoint('http://me@127.0.0.1:4010/push/one', sandbox)).toBe(false);
    expect(isPushEndpoint(`${sandbox}/push/../mail`, sandbox)).toBe(false);
    expect(isPushEndpoint(`${sandbox}/push/one`, null)).toBe(false);
    expect(isLocal(`${sandbox}/push/one`, null)).toBe(false);
    expect(isPushEndpoint('https://web.push.apple.com/x', sandbox)).toBe(true);
  });
});

it('Safari alone must be shown something by each push', () => {
  expect(mustShow('https://web.push.apple.com/x')).toBe(true);
  for (const other of ['https://fcm.googleapis.com/x', 'https://evil.example/.push.apple.com'])
    expect(mustShow(other)).toBe(false);
});
