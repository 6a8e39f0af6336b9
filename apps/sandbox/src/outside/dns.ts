// A name server for TXT records, on the UDP port with the number of the sandbox's own.
import { once } from 'node:events';
import dgram from 'node:dgram';
import type { Outside } from './outside.ts';

const TYPE_TXT = 16;
const AWAY = 2;
const NO_SUCH_NAME = 3;
/** Response, recursion desired and available. */
const FLAGS = 0x8180;
const MOST_IN_A_CHUNK = 255;

/** @throws Error if the port is taken (EADDRINUSE) */
export async function startDns(outside: Outside, host: string, port: number): Promise<{ close(): Promise<void> }> {
  const socket = dgram.createSocket('udp4');
  socket.on('message', (query, { address, port: from }) => {
    const answer = answerTo(query, outside.isAway('dns') ? null : outside.state.txt);
    if (answer !== null) socket.send(answer, from, address, () => undefined);
  });
  socket.bind(port, host);
  await once(socket, 'listening');
  // A caller that went away is no failure of the server.
  socket.on('error', () => undefined);
  return {
    async close() {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
}

/** The answer to a query (RFC 1035), a failure without records; null for a packet that is none. */
function answerTo(query: Buffer, txt: Readonly<Record<string, readonly string[]>> | null): Buffer | null {
  const question = questionIn(query);
  if (question === null) return null;
  const records = txt?.[question.name];
  const code = txt === null ? AWAY : records === undefined ? NO_SUCH_NAME : 0;
  const answers = question.type === TYPE_TXT ? (records ?? []).map(recordOf) : [];
  const header = Buffer.alloc(12);
  header.writeUInt16BE(query.readUInt16BE(0), 0);
  header.writeUInt16BE(FLAGS | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, question.bytes, ...answers]);
}

interface Question {
  readonly name: string;
  readonly type: number;
  readonly bytes: Buffer;
}

function questionIn(query: Buffer): Question | null {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0 && length < 64 && labels.length < 128; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  if (labels.length === 0 || query.length < at + 5) return null;
  return {
    name: labels.join('.').toLowerCase(),
    type: query.readUInt16BE(at + 1),
    bytes: query.subarray(12, at + 5),
  };
}

/** A TXT record of the name in the question, whose text is cut into chunks. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const chunks: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += MOST_IN_A_CHUNK) {
    const chunk = bytes.subarray(at, at + MOST_IN_A_CHUNK);
    chunks.push(Buffer.from([chunk.length]), chunk);
  }
  const data = Buffer.concat(chunks);
  const head = Buffer.from([0xc0, 12, 0, TYPE_TXT, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
