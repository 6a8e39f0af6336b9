// The stand-in refuses what a real store refuses. A second client, which shares no code with the API's, confirms it.
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3, startS3 } from './s3.ts';

const options = { bucket: 'pictures', region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' };
let store: S3;
let place: string;
beforeAll(async () => {
  store = await startS3(options);
  place = `${store.endpoint}/${options.bucket}`;
});
afterAll(() => store.close());

const client = (changes: object = {}) => new AwsClient({ ...options, service: 's3', retries: 0, ...changes });
const codeOf = async (answer: Response): Promise<string> => {
  const body = await answer.text();
  return `${answer.status} ${/<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? body}`;
};

describe('the S3 stand-in', () => {
  it('keeps what an independent client writes, and gives it back', async () => {
    const put = await client().fetch(`${place}/a/one.webp`, {
      method: 'PUT',
      body: 'picture',
      headers: { 'content-type': 'image/webp', 'cache-control': 'public' },
    });
    expect(put.status).toBe(200);
    const got = await client().fetch(`${place}/a/one.webp`);
    expect([await got.text(), got.headers.get('content-type'), got.headers.get('cache-control')]).toEqual([
      'picture',
      'image/webp',
      'public',
    ]);
    expect((await client().fetch(`${place}/a/one.webp`, { method: 'DELETE' })).status).toBe(204);
    expect(await codeOf(await client().fetch(`${place}/a/one.webp`))).toBe('404 NoSuchKey');
  });

  it('takes a signed address, until it ends, and not when it is changed', async () => {
    await client().fetch(`${place}/b.webp`, { method: 'PUT', body: 'b' });
    const { url } = await client().sign(`${place}/b.webp?X-Amz-Expires=60`, { aws: { signQuery: true } });
    expect(await (await fetch(url)).text()).toBe('b');
    expect(await codeOf(await fetch(url.replace('b.webp', 'c.webp')))).toBe('403 SignatureDoesNotMatch');
    expect(await codeOf(await fetch(url.replace('Expires=60', 'Expires=6000')))).toBe('403 SignatureDoesNotMatch');
    expect(await codeOf(await fetch(url, { method: 'DELETE' }))).toBe('403 SignatureDoesNotMatch');
  });

  it.each([
    ['nobody', async () => fetch(`${place}/b.webp`), '403 AccessDenied'],
    [
      'a wrong secret',
      async () => client({ secretAccessKey: 'guess' }).fetch(`${place}/b.webp`),
      '403 SignatureDoesNotMatch',
    ],
    ['another key', async () => client({ accessKeyId: 'other' }).fetch(`${place}/b.webp`), '403 InvalidAccessKeyId'],
    [
      'another region',
      async () => client({ region: 'eu' }).fetch(`${place}/b.webp`),
      '400 AuthorizationHeaderMalformed',
    ],
    ['another bucket', async () => client().fetch(`${store.endpoint}/other/b.webp`), '404 NoSuchBucket'],
    [
      'an old signature',
      async () => client().fetch(`${place}/b.webp`, { aws: { datetime: '20200101T000000Z' } }),
      '403 RequestTimeTooSkewed',
    ],
    [
      'a method that was not signed',
      async () => {
        const { url, headers } = await client().sign(`${place}/b.webp`);
        return fetch(url, { method: 'DELETE', headers });
      },
      '403 SignatureDoesNotMatch',
    ],
    [
      'a body that was not signed',
      async () => {
        const { url, headers } = await client().sign(`${place}/b.webp`, {
          method: 'PUT',
          body: 'right',
          headers: { 'x-amz-content-sha256': '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae' },
        });
        return fetch(url, { method: 'PUT', headers, body: 'wrong' });
      },
      '400 XAmzContentSHA256Mismatch',
    ],
    [
      'a header of AWS that was not signed',
      async () => {
        const { url, headers } = await client().sign(`${place}/b.webp`);
        const more = new Headers(headers);
        more.set('x-amz-acl', 'public-read');
        return fetch(url, { headers: more });
      },
      '403 AccessDenied',
    ],
  ] as const)('refuses %s', async (_name, ask, refusal) => {
    expect(await codeOf(await ask())).toBe(refusal);
  });
});
