// The resolver against name servers that answer badly; apps/sandbox tests it against one that answers well.
import dgram from 'node:dgram';
import { once } from 'node:events';
import net from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { OutsideAway } from '../../lib/outside-away.ts';
import { createDns } from './create-dns.ts';

const NAME = '_mutuals-challenge.ada.example';
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A name server on UDP and TCP, with an answer to each question; null answers nothing. */
async function serve(answer: (query: Buffer, way: 'udp' | 'tcp') => Buffer | null): Promise<string> {
  const tcp = net.createServer((socket) =>
    socket.on('data', (data) => {
      const found = answer(data.subarray(2), 'tcp');
      if (found !== null) socket.end(Buffer.concat([Buffer.from([found.length >> 8, found.length & 255]), found]));
    }),
  );
  await once(tcp.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(tcp.address());
  const udp = dgram.createSocket('udp4');
  udp.on('message', (query, { port: from, address }) => {
    const found = answer(query, 'udp');
    if (found !== null) udp.send(found, from, address);
  });
  udp.bind(port, '127.0.0.1');
  await once(udp, 'listening');
  closing.push(() => {
    udp.close();
    tcp.close();
  });
  return `127.0.0.1:${port}`;
}

/** An answer with these TXT records, each of one chunk or several. */
function answered(query: Buffer, records: readonly string[][], flags = 0x8180): Buffer {
  const head = Buffer.from(query.subarray(0, 12));
  for (const [value, at] of [
    [flags, 2],
    [1, 4],
    [records.length, 6],
    [0, 8],
    [0, 10],
  ] as const)
    head.writeUInt16BE(value, at);
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const answers = records.map((chunks) => {
    const data = Buffer.concat(chunks.flatMap((chunk) => [Buffer.from([chunk.length]), Buffer.from(chunk)]));
    const size = Buffer.from([data.length >> 8, data.length & 255]);
    return Buffer.concat([Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0]), size, data]);
  });
  return Buffer.concat([head, question, ...answers]);
}

const TRUNCATED = 0x8380;

it('joins the chunks of a record, and knows none of a name that nobody has', async () => {
  const server = await serve((query) => answered(query, [['mutuals-verification=', 'abc'], ['other']]));
  expect(await createDns({ servers: [server] }).txt(NAME)).toEqual(['mutuals-verification=abc', 'other']);
  const nobody = await serve((query) => answered(query, [], 0x8183));
  expect(await createDns({ servers: [nobody] }).txt(NAME)).toEqual([]);
  const empty = await serve((query) => answered(query, []));
  expect(await createDns({ servers: [empty] }).txt(NAME)).toEqual([]);
});

it('reads a bounded part of an answer of 64 kB, which comes over TCP', async () => {
  const chunk = 'x'.repeat(255);
  const long = Array.from({ length: 40 }, () => chunk);
  const flood = [
    ['mutuals-verification=abc'],
    long,
    ...Array.from({ length: 190 }, (_, n) => [`${n}`.padEnd(200, 'y')]),
  ];
  const asked: string[] = [];
  const server = await serve((query, way) => {
    asked.push(way);
    return way === 'udp' ? answered(query, [], TRUNCATED) : answered(query, flood);
  });
  const records = await createDns({ servers: [server] }).txt(NAME);
  expect(asked).toEqual(['udp', 'tcp']);
  expect(records[0]).toBe('mutuals-verification=abc');
  expect(records.length).toBeLessThanOrEqual(100);
  expect(records.every((record) => record.length <= 500)).toBe(true);
});

it('takes of several resolvers what all of them say', async () => {
  const first = await serve((query) => answered(query, [['both'], ['first']]));
  const second = await serve((query) => answered(query, [['second'], ['both']]));
  expect(await createDns({ servers: [first, second] }).txt(NAME)).toEqual(['both']);
});

it.each<[string, (query: Buffer) => Buffer | null]>([
  ['fails', (query) => answered(query, [], 0x8182)],
  ['refuses', (query) => answered(query, [], 0x8185)],
  [
    'sends nonsense',
    (query) => Buffer.concat([query.subarray(0, 2), Buffer.from([0x81, 0x80, 0, 1, 0, 9, 0, 0, 0, 0])]),
  ],
])('is away when one of its resolvers %s (D86)', async (_what, answer) => {
  const good = await serve((query) => answered(query, [['abc']]));
  const bad = await serve(answer);
  await expect(createDns({ servers: [good, bad] }).txt(NAME)).rejects.toBeInstanceOf(OutsideAway);
});

it('is away when a resolver does not answer (D86)', async () => {
  const silent = await serve(() => null);
  await expect(createDns({ servers: [silent] }).txt(NAME)).rejects.toBeInstanceOf(OutsideAway);
});
