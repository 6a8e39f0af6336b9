// A stand-in for an S3-compatible store, for tests: one bucket in memory. Like AWS, it refuses every request whose
// signature (SigV4, in the header or the address) does not match.
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An object and its headers. */
interface StoredObject {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export type Failure = 'InternalError' | 'SlowDown' | 'AccessDenied';

export interface S3 {
  /** http://127.0.0.1:{port} */
  readonly endpoint: string;
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** Decides whether each further request fails; null lets all succeed. */
  intercept(decide: ((method: string) => Promise<Failure | null>) | null): void;
  close(): Promise<void>;
}

/** Max. age of a signature. */
const MOST_SKEW_MS = 15 * 60_000;
const MOST_EXPIRES_S = 604_800;
const KEPT_HEADERS = ['content-type', 'cache-control'];

const FAILURES: Readonly<Record<Failure, number>> = {
  InternalError: 500,
  SlowDown: 503,
  AccessDenied: 403,
};

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export async function startS3(options: S3Options): Promise<S3> {
  const objects = new Map<string, StoredObject>();
  const uploads: Uploads = new Map();
  let decideBefore: ((method: string) => Promise<Failure | null>) | null = null;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      try {
        const failure = (await decideBefore?.(request.method ?? '')) ?? null;
        if (failure !== null) throw new Refusal(FAILURES[failure], failure);
        requireSignature(request, body, options);
        answer({ objects, uploads }, options.bucket, request, body, response);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        sendXml(response, error.status, `<Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`);
      }
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The store is not listening.');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    objects,
    intercept(decide) {
      decideBefore = decide;
    },
    async close() {
      server.closeAllConnections();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

/** The parts of unfinished uploads, by upload id and number. */
type Uploads = Map<string, Map<number, Buffer>>;
/** Of all parts but the last. */
const LEAST_PART_BYTES = 5 * 2 ** 20;

function answer(
  { objects, uploads }: { objects: Map<string, StoredObject>; uploads: Uploads },
  bucket: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const url = new URL(request.url ?? '/', 'http://s3');
  const [, named, ...rest] = url.pathname.split('/').map(decodeURIComponent);
  if (named !== bucket) throw new Refusal(404, 'NoSuchBucket');
  const key = rest.join('/');
  if (key === '') {
    if (request.method !== 'GET') throw new Refusal(400, 'InvalidRequest');
    sendXml(response, 200, listOf(objects, url.searchParams.get('prefix') ?? ''));
    return;
  }
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) {
    answerUpload({ objects, uploads }, { method: request.method, key, url, body }, response);
    return;
  }
  switch (request.method) {
    case 'PUT': {
      const kept = KEPT_HEADERS.flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value] as const] : [];
      });
      objects.set(key, { bytes: body, headers: Object.fromEntries(kept) });
      response.writeHead(200, { etag: etagOf(body) }).end();
      return;
    }
    case 'GET':
    case 'HEAD': {
      const object = objects.get(key);
      if (object === undefined) throw new Refusal(404, 'NoSuchKey');
      response.writeHead(200, { ...object.headers, etag: etagOf(object.bytes), 'content-length': object.bytes.length });
      response.end(request.method === 'GET' ? object.bytes : undefined);
      return;
    }
    case 'DELETE':
      objects.delete(key);
      response.writeHead(204).end();
      return;
    default:
      throw new Refusal(405, 'MethodNotAllowed');
  }
}

function listOf(objects: ReadonlyMap<string, StoredObject>, prefix: string): string {
  const names = [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted();
  const contents = names.map((name) => {
    const { bytes } = objects.get(name) ?? { bytes: Buffer.alloc(0) };
    return `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><ETag>${etagOf(bytes)}</ETag><LastModified>2026-11-25T00:00:00.000Z</LastModified></Contents>`;
  });
  return `<ListBucketResult><IsTruncated>false</IsTruncated><KeyCount>${names.length}</KeyCount>${contents.join('')}</ListBucketResult>`;
}

/** An upload in parts, of which nothing is seen before its end. */
function answerUpload(
  { objects, uploads }: { objects: Map<string, StoredObject>; uploads: Uploads },
  { method, key, url, body }: { method: string | undefined; key: string; url: URL; body: Buffer },
  response: ServerResponse,
): void {
  if (method === 'POST' && url.searchParams.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, new Map());
    sendXml(response, 200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    return;
  }
  const id = url.searchParams.get('uploadId') ?? '';
  const parts = uploads.get(id);
  if (parts === undefined) throw new Refusal(404, 'NoSuchUpload');
  if (method === 'PUT') {
    parts.set(Number(url.searchParams.get('partNumber')), body);
    response.writeHead(200, { etag: etagOf(body) }).end();
    return;
  }
  uploads.delete(id);
  if (method === 'DELETE') {
    response.writeHead(204).end();
    return;
  }
  const inOrder = [...parts].toSorted(([one], [other]) => one - other).map(([, part]) => part);
  if (inOrder.slice(0, -1).some(({ length }) => length < LEAST_PART_BYTES)) throw new Refusal(400, 'EntityTooSmall');
  const bytes = Buffer.concat(inOrder);
  objects.set(key, { bytes, headers: {} });
  sendXml(
    response,
    200,
    `<CompleteMultipartUploadResult><ETag>${etagOf(bytes)}</ETag></CompleteMultipartUploadResult>`,
  );
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** The parts of a request's signature. */
interface Signed {
  readonly credential: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly date: string;
  readonly payloadHash: string;
}

/** Recomputes the signature from the request, and compares. */
function requireSignature(request: IncomingMessage, body: Buffer, options: S3Options): void {
  const url = new URL(request.url ?? '/', 'http://s3');
  const signed = url.searchParams.has('X-Amz-Signature') ? readQuery(url) : readHeaders(request);
  const [accessKeyId, day = '', region = '', service, end] = signed.credential.split('/');
  if (accessKeyId !== options.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
  if (region !== options.region || service !== 's3' || end !== 'aws4_request' || !signed.date.startsWith(day))
    throw new Refusal(400, 'AuthorizationHeaderMalformed');
  const names = signed.signedHeaders.split(';');
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!mustBeSigned.every((name) => names.includes(name))) throw new Refusal(403, 'AccessDenied');
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const canonical = [
    request.method,
    (request.url ?? '').split('?')[0],
    query,
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signed.signedHeaders,
    signed.payloadHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', signed.date, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${options.secretAccessKey}`);
  const wanted = hmac(key, toSign);
  const given = Buffer.from(signed.signature, 'hex');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new Refusal(403, 'SignatureDoesNotMatch');
  if (/^[0-9a-f]{64}$/.test(signed.payloadHash) && sha256(body) !== signed.payloadHash)
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
}

function readHeaders({ headers }: IncomingMessage): Signed {
  const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = form.exec(headers.authorization ?? '') ?? [];
  const [date, payloadHash] = [headers['x-amz-date'], headers['x-amz-content-sha256']];
  if (credential === undefined || signedHeaders === undefined || signature === undefined)
    throw new Refusal(403, 'AccessDenied');
  if (typeof date !== 'string' || typeof payloadHash !== 'string') throw new Refusal(403, 'AccessDenied');
  if (!/^([0-9a-f]{64}|UNSIGNED-PAYLOAD)$/.test(payloadHash)) throw new Refusal(501, 'NotImplemented');
  if (Math.abs(Date.now() - timeOf(date)) > MOST_SKEW_MS) throw new Refusal(403, 'RequestTimeTooSkewed');
  return { credential, signedHeaders, signature, date, payloadHash };
}

function readQuery({ searchParams }: URL): Signed {
  const value = (name: string): string => searchParams.get(`X-Amz-${name}`) ?? '';
  const expires = Number(value('Expires'));
  if (value('Algorithm') !== 'AWS4-HMAC-SHA256' || !(expires > 0 && expires <= MOST_EXPIRES_S))
    throw new Refusal(400, 'AuthorizationQueryParametersError');
  const age = Date.now() - timeOf(value('Date'));
  if (!(age < expires * 1000 && age > -MOST_SKEW_MS)) throw new Refusal(403, 'AccessDenied');
  return {
    credential: value('Credential'),
    signedHeaders: value('SignedHeaders'),
    signature: value('Signature'),
    date: value('Date'),
    payloadHash: 'UNSIGNED-PAYLOAD',
  };
}

/** `20261122T143000Z` in milliseconds; NaN for anything else. */
const timeOf = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
