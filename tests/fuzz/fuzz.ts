// Sends each operation of the contract thousands of invalid requests, over HTTP to its own server. Fails if an answer is a server error or one that
// the contract does not allow. `npm run fuzz -- --cases 5000 --seed 1 --only getMe`.
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { type Operation, operations } from '../../apps/api/src/contract.ts';
import { bodyLimitOf } from '../../apps/api/src/http/body-limit.ts';
import { limits } from '../../packages/api-client/src/generated/limits.ts';
import { type FuzzSubject, openFuzzing } from '../../apps/api/src/testing/fuzz-subject.ts';
import {
  complaintAboutAnswer,
  type FuzzedRequest,
  fuzzedRequestsOf,
} from '../../apps/api/src/testing/fuzzed-requests.ts';
import { methodOf } from '../../apps/api/src/testing/test-app.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    only: { type: 'string', default: '' },
  },
});
const HEAD_TOO_LARGE = 431;
const CASES = Number(values.cases);
const SEED = Number(values.seed);
const CLIENTS = 8;
const MOST_SHOWN = 10;
/** Bytes. The server stops reading larger bodies, and may close the connection before its answer is read. */
const LARGE_URL = 16_000;
const largeBodyOf = ({ body, takesFile }: Operation): number => {
  if (takesFile) return limits.uploadBytes;
  return body === null ? limits.bodyBytes : bodyLimitOf(body);
};

console.log(`Seed ${SEED}: npm run fuzz -- --seed ${SEED} sends the same requests.`);
const { ctx, newSubject } = await openFuzzing();
const agent = new http.Agent({ keepAlive: true });
const failures: string[] = [];
try {
  const origin = await ctx.app.listen({ host: '127.0.0.1', port: 0 });
  for (const operation of operations.values()) {
    if (!operation.id.includes(values.only)) continue;
    const subject = await newSubject(operation);
    await fuzz(operation, subject, (request) => send(origin, operation, request, subject.headers));
  }
} finally {
  agent.destroy();
  await ctx.close();
}
for (const failure of failures.slice(0, MOST_SHOWN)) console.error(failure);
console.log(`${failures.length} answers outside the contract.`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function fuzz(
  operation: Operation,
  subject: FuzzSubject,
  sendOne: (request: FuzzedRequest) => Promise<Answer | null>,
): Promise<void> {
  const requests = fc.sample(fuzzedRequestsOf(operation, subject), { numRuns: CASES, seed: SEED });
  const statuses = new Map<string, number>();
  const client = async (): Promise<void> => {
    for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
      const answer = await sendOne(request);
      const status = answer === null ? 'closed' : String(answer.status);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const complaint =
        answer?.status === 0
          ? `was not answered: ${answer.body}`
          : answer && complaintAboutAnswer(operation, answer.status, answer.body);
      if (complaint !== null) failures.push(`${operation.id} ${complaint}\n  ${JSON.stringify(request).slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const counts = [...statuses].toSorted().map(([status, count]) => `${status} ${count}`);
  console.log(`${operation.id}: ${counts.join(', ')}`);
}

interface Answer {
  status: number;
  body: string;
}

/** Null if the server closed the connection on a too large body; status 0 if it closed on anything else. */
async function send(
  origin: string,
  operation: Operation,
  { url, headers, body }: FuzzedRequest,
  own: Readonly<Record<string, string>>,
): Promise<Answer | null> {
  const length = Buffer.byteLength(body ?? '');
  const request = http.request(`${origin}${url}`, {
    agent,
    method: methodOf(operation),
    headers: { ...own, ...headers, 'content-length': length },
  });
  // `once` below reports it; a connection that breaks later emits it again.
  request.on('error', () => undefined);
  request.end(body);
  try {
    const [response] = await once(request, 'response');
    const answer = { status: response.statusCode ?? 0, body: await text(response) };
    // Refused before its operation is known.
    return answer.status === HEAD_TOO_LARGE && url.length > LARGE_URL ? null : answer;
  } catch (error) {
    // The server may have closed a keep-alive connection at this very moment: that says nothing about this request.
    if (request.reusedSocket) return send(origin, operation, { url, headers, body }, own);
    if (length > largeBodyOf(operation) || url.length > LARGE_URL) return null;
    return { status: 0, body: String(error) };
  }
}
