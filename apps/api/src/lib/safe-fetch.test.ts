// What keeps an address that somebody else chose from reaching this machine or its net. Nothing here leaves the machine.
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net, { type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OutsideAway } from './outside-away.ts';
import { createSafeFetch, FetchRefused, type Lookup, type SafeFetchOptions } from './safe-fetch.ts';

const LIMITS = { timeoutMs: 5000, maxBytes: 1000 };

/** Plays a resolver: what it answers, question by question; the last answer stays. */
function lookupOf(...answers: (string[] | string)[]): { lookup: Lookup; asked: string[] } {
  const asked: string[] = [];
  const lookup: Lookup = (host, _options, done) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(host);
    if (typeof answer === 'string') return done(Object.assign(new Error(answer), { code: answer }), []);
    const found = answer.map((address) => ({ address, family: net.isIP(address) }));
    return done(null, found);
  };
  return { lookup, asked };
}

async function refusalOf(address: string, options: SafeFetchOptions = {}): Promise<unknown> {
  const error: unknown = await createSafeFetch(options)(address, LIMITS).catch((thrown: unknown) => thrown);
  return error instanceof FetchRefused ? error.reason : error;
}

describe('an address', () => {
  it.each([
    'http://ada.example/',
    'ftp://ada.example/',
    'https://ada.example:8443/',
    'https://me@ada.example/',
    'https://:pw@ada.example/',
    'no',
  ])('that is %s is refused before any look-up', async (address) => {
    const { lookup, asked } = lookupOf(['1.1.1.1']);
    expect(await refusalOf(address, { lookup })).toBe('not_https');
    expect(asked).toEqual([]);
  });

  it.each(['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '169.254.169.254', '10.0.0.1'])(
    'on %s is refused',
    async (host) => expect(await refusalOf(`https://${host}/`)).toBe('not_public'),
  );

  it('whose name leads to this machine is refused, also when only one of its addresses does', async () => {
    expect(await refusalOf('https://ada.example/', lookupOf(['127.0.0.1']))).toBe('not_public');
    expect(await refusalOf('https://ada.example/', lookupOf(['1.1.1.1', '::ffff:10.0.0.1']))).toBe('not_public');
    expect(await refusalOf('https://localhost/')).toBe('not_public');
    expect(await refusalOf('https://ada.example/', lookupOf([]))).toBe('not_public');
  });

  it('that nobody has is an answer, and a resolver that does not answer is none (D86)', async () => {
    expect(await refusalOf('https://ada.example/', lookupOf('ENOTFOUND'))).toBe('no_such_name');
    expect(await refusalOf('https://ada.example/', lookupOf('EAI_AGAIN'))).toMatchObject({
      name: 'OutsideAway',
      wasSent: false,
    });
  });
});

describe('rebinding', () => {
  let server: Server;
  let connections: number;
  beforeEach(async () => {
    connections = 0;
    server = net.createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => server.close());

  it('cannot happen within a connection, which goes to what was looked up and looks up once, nor between two', async () => {
    // 127.0.0.1 stands for a public address, and nobody listens on what the name leads to afterwards.
    const { lookup, asked } = lookupOf(['127.0.0.1'], ['127.0.0.2']);
    const options = { lookup, isPublic: (ip: string) => ip === '127.0.0.1', port: Object(server.address()).port };
    // Nothing went out before there was a secure connection.
    expect(await refusalOf('https://ada.example/', options)).toMatchObject({ name: 'OutsideAway', wasSent: false });
    expect([asked.length, connections]).toEqual([1, 1]);
    expect(await refusalOf('https://ada.example/', options)).toBe('not_public');
    expect([asked.length, connections]).toEqual([2, 1]);
  });
});

describe('an answer', () => {
  let answer: (response: ServerResponse, request: IncomingMessage) => void;
  const server = http.createServer((request, response) => answer(response, request));
  const fetchSafely = () => createSafeFetch({ sandboxUrl: `http://127.0.0.1:${Object(server.address()).port}` });
  beforeEach(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is given as it is, whatever its status, and redirects are not followed', async () => {
    const paths: unknown[] = [];
    answer = (response, { url, method }) => {
      paths.push([method, url]);
      response.writeHead(302, { location: 'https://127.0.0.1/' }).end('there');
    };
    const { status, headers, body } = await fetchSafely()('https://ada.example/a?b=c', LIMITS);
    expect([status, headers.location, body.toString()]).toEqual([302, 'https://127.0.0.1/', 'there']);
    expect(paths).toEqual([['GET', '/sites/ada.example/a?b=c']]);
  });

  it('of as many bytes as it may have is taken', async () => {
    answer = (response) => void response.end('x'.repeat(LIMITS.maxBytes));
    const { body } = await fetchSafely()('https://ada.example/', LIMITS);
    expect(body).toHaveLength(LIMITS.maxBytes);
  });

  it('is asked for as what we are, unpacked, with what the caller adds and sends', async () => {
    let asked: unknown;
    answer = (response, request) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const { 'user-agent': agent, 'accept-encoding': coding, ttl } = request.headers;
        asked = [request.method, agent, coding, ttl, body];
        response.end();
      });
    };
    await fetchSafely()('https://ada.example/', { ...LIMITS, method: 'POST', headers: { ttl: '60' }, body: 'sent' });
    expect(asked).toEqual(['POST', 'Mutuals', 'identity', '60', 'sent']);
  });

  it('that is too large is refused, also if it names no length', async () => {
    answer = (response) => void response.write('x'.repeat(600), () => response.end('x'.repeat(600)));
    await expect(fetchSafely()('https://ada.example/', LIMITS)).rejects.toMatchObject({ reason: 'too_large' });
  });

  it('of which nobody wants the body need not end', async () => {
    answer = (response) => void response.writeHead(410).write('x');
    const { status, body } = await fetchSafely()('https://ada.example/', { timeoutMs: LIMITS.timeoutMs });
    expect([status, body.length]).toEqual([410, 0]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['does not come', () => undefined],
    ['comes drop by drop', (response) => void response.write('x')],
    ['breaks off', (response) => void response.write('x', () => response.destroy())],
    ['is none', (response) => void response.socket?.end('nonsense')],
  ])('that %s means that the site is away, and the error names no address (D86)', async (_what, play) => {
    answer = play;
    const asking = fetchSafely()('https://ada.example/', { ...LIMITS, timeoutMs: 300 });
    await expect(asking).rejects.toBeInstanceOf(OutsideAway);
    await expect(asking).rejects.not.toThrow(/ada|127/);
    // What was asked may be done.
    await expect(asking).rejects.toMatchObject({ wasSent: true });
  });
});
