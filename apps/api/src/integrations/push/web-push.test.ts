import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutsideError } from '../../lib/fetch-json.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { createSafeFetch, FetchRefused } from '../../lib/safe-fetch.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { aSubscription, TEST_VAPID_KEY } from '../../testing/push-by-hand.ts';
import { encrypt } from './encrypt.ts';
import { createVapid } from './vapid.ts';
import { createPush, createWebPush } from './web-push.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

describe('the encryption', () => {
  it('is that of RFC 8291, to the byte (its appendix A)', () => {
    const browser = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const once = {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    };
    expect(encrypt('When I grow up, I want to be a watermelon', browser, once).toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('has a key and a salt of its own for each message', () => {
    const browser = aSubscription('one');
    const [first, second] = [encrypt('Hello', browser), encrypt('Hello', browser)];
    // Salt, size of records, length of the key, key; then the text, the end of the record and its seal.
    expect([first.length, second.length]).toEqual([16 + 4 + 1 + 65 + 5 + 1 + 16, first.length]);
    expect(first.subarray(0, 16)).not.toEqual(second.subarray(0, 16));
    expect(first.subarray(21, 86)).not.toEqual(second.subarray(21, 86));
  });
});

describe('the token (RFC 8292)', () => {
  const clock = new FakeClock('2026-11-20T09:00:00.000Z');
  const vapid = createVapid(TEST_VAPID_KEY, 'mailto:hello@mutuals.example', clock);
  const read = (header: string) => {
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(header) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = bytes(key);
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      bytes(signature),
    );
    return { key, isSigned, head: JSON.parse(`${bytes(head)}`), claims: JSON.parse(`${bytes(claims)}`) };
  };

  it('is signed by the key that browsers subscribed with, for one push service and half a day', () => {
    const now = clock.now().getTime() / 1000;
    expect(read(vapid.authorization('https://fcm.googleapis.com/fcm/send/x?y'))).toEqual({
      key: vapid.publicKey,
      isSigned: true,
      head: { typ: 'JWT', alg: 'ES256' },
      claims: { aud: 'https://fcm.googleapis.com', exp: now + 12 * 3600, sub: 'mailto:hello@mutuals.example' },
    });
  });

  it('is used again for its push service until half of its time is over', () => {
    const ask = () => vapid.authorization('https://web.push.apple.com/x');
    vapid.authorization('https://fcm.googleapis.com/fcm/send/x');
    const first = ask();
    expect(read(first).claims.aud).toBe('https://web.push.apple.com');
    clock.advance(6 * 3600_000 - 1000);
    expect(ask()).toBe(first);
    clock.advance(1000);
    expect(ask()).not.toBe(first);
  });

  it('is kept for a hundred push services at a time', () => {
    const ofMany = createVapid(TEST_VAPID_KEY, 'mailto:hello@mutuals.example', clock);
    const ask = (number: number) => ofMany.authorization(`https://host${number}.push.apple.com/x`);
    const first = ask(0);
    for (let number = 1; number < 100; number += 1) ask(number);
    expect(ask(0)).toBe(first);
    ask(100);
    expect(ask(0)).not.toBe(first);
  });

  it('has a key with a short name, the same for the same key', () => {
    const again = createVapid(TEST_VAPID_KEY, 'mailto:other@mutuals.example', clock);
    expect(vapid.keyId).toMatch(/^[\w-]{12}$/);
    expect([again.keyId, again.publicKey]).toEqual([vapid.keyId, vapid.publicKey]);
  });
});

it('without a key nothing is pushed', () => {
  const clock = new FakeClock('2026-11-20T09:00:00.000Z');
  const config = { privateKey: TEST_VAPID_KEY, subject: 'mailto:hello@mutuals.example', localService: null };
  expect(createPush(null, clock)).toBeNull();
  expect(createPush(config, clock)?.mayPushTo(aSubscription('one').endpoint)).toBe(true);
});

describe('a push service that does not answer', () => {
  const clock = new FakeClock('2026-11-20T09:00:00.000Z');
  const message = { payload: '{}', topic: 'one', ttlS: 60, urgency: 'low' } as const;
  const config = { privateKey: TEST_VAPID_KEY, subject: 'mailto:hello@mutuals.example' };

  it.each([
    ['after it got the message may have taken it', new OutsideAway('A site', 'ECONNRESET', true), 'unsure'],
    ['and got nothing can be asked again', new OutsideAway('A site', 'ECONNRESET', false), 'OutsideAway'],
    ['as nobody has its name can be asked again', new FetchRefused('no_such_name'), 'FetchRefused'],
  ])('%s', async (_what, error, outcome) => {
    const away = async () => Promise.reject(error);
    const sending = createWebPush({ ...config, localService: null }, clock, away).send(aSubscription('one'), message);
    expect(await sending.catch(({ name }: Error) => name)).toBe(outcome);
  });

  it('is none: an address that no browser has is asked for nothing', async () => {
    const never = async () => Promise.reject(new Error('It was asked'));
    const push = createWebPush({ ...config, localService: null }, clock, never);
    expect(await push.send({ ...aSubscription('one'), endpoint: 'https://evil.example/push' }, message)).toBe('ended');
  });

  describe('on this machine', () => {
    let answer: (response: ServerResponse) => void;
    const server = http.createServer((request, response) => void request.resume().on('end', () => answer(response)));
    beforeEach(() => once(server.listen(0, '127.0.0.1'), 'listening'));
    afterEach(() => {
      server.closeAllConnections();
      server.close();
    });
    const send = (port = Object(server.address()).port, host = '127.0.0.1') => {
      const localService = `http://${host}:${port}`;
      const endpoint = `${localService}/push/one`;
      return createWebPush({ ...config, localService }, clock).send({ ...aSubscription('one'), endpoint }, message);
    };

    it('says when to ask again, in seconds or as a time (RFC 9110)', async () => {
      const date = 'Fri, 27 Nov 2026 10:00:00 GMT';
      for (const [wait, retryAfterS] of [
        ['150', 150],
        ['Fri, 27 Nov 2026 10:02:30 GMT', 150],
        ['Fri, 27 Nov 2026 09:00:00 GMT', 0],
        ['soon', null],
      ] as const) {
        answer = (response) => void response.writeHead(429, { date, 'retry-after': wait }).end();
        await expect(send()).rejects.toMatchObject({ status: 429, retryAfterS });
      }
    });

    it.each(['by the safe fetch', 'beside the server'])(
      'gets what is encrypted, for how long to keep it, how urgent it is and who sends it, %s',
      async (how) => {
        let head: object = {};
        answer = (response) => {
          head = response.req.headers;
          response.writeHead(201).end();
        };
        const fetchSafely = createSafeFetch({ sandboxUrl: `http://127.0.0.1:${Object(server.address()).port}` });
        const safely = createWebPush({ ...config, localService: null }, clock, fetchSafely);
        await (how === 'beside the server' ? send() : safely.send(aSubscription('one'), message));
        expect(head).toMatchObject({
          authorization: expect.stringMatching(/^vapid t=/),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'content-length': String(encrypt(message.payload, aSubscription('one')).length),
          ttl: '60',
          topic: 'one',
          urgency: 'low',
        });
      },
    );

    it.each<[number, unknown]>([
      [200, 'sent'],
      [201, 'sent'],
      [300, { status: 300, retryAfterS: 150 }],
      [404, 'ended'],
      [410, 'ended'],
      [503, { status: 503, retryAfterS: 150 }],
    ])('is understood by its %i, however much it says with it', async (status, outcome) => {
      answer = (response) => void response.writeHead(status, { 'retry-after': '150' }).end('x'.repeat(20_000));
      const fetchSafely = createSafeFetch({ sandboxUrl: `http://127.0.0.1:${Object(server.address()).port}` });
      const push = createWebPush({ ...config, localService: null }, clock, fetchSafely);
      const sending = push.send(aSubscription('one'), message);
      const whatCame = sending.catch(({ status: said, retryAfterS }: OutsideError) => ({ status: said, retryAfterS }));
      expect(await whatCame).toEqual(outcome);
    });

    it('that redirects is not followed: nobody looked where that leads', async () => {
      let asked = 0;
      answer = (response) => {
        asked += 1;
        response.writeHead(307, { location: '/elsewhere' }).end();
      };
      await expect(send()).rejects.toMatchObject({ name: 'OutsideError', status: 307 });
      expect(asked).toBe(1);
    });

    it('is told apart from one that is not there', async () => {
      answer = (response) => void response.writeHead(201).end();
      expect(await send()).toBe('sent');
      answer = (response) => void response.destroy();
      expect(await send()).toBe('unsure');
      const { port } = Object(server.address());
      server.close();
      server.closeAllConnections();
      for (const host of ['127.0.0.1', 'nobody.invalid'])
        await expect(send(port, host)).rejects.toMatchObject({ name: 'OutsideAway', wasSent: false });
    });
  });
});
