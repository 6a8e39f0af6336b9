import multipart from '@fastify/multipart';
import { limits } from '@mutuals/api-client/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FieldError, Problem } from '../problem.ts';

const FIELD = 'file';
/** For the parts of a form around the file. */
const SLACK_BYTES = 65_536;

/**
 * Accepts forms for the operations that take a file, and for no other. The file is read last, after the caller and the
 * rest of the request are validated. A form elsewhere, or no form here, is refused.
 */
export async function registerForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: limits.uploadBytes, files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100 },
  });
  app.addHook('preParsing', async (request) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined) return;
    const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
    if (isForm !== operation.takesFile && (isForm || operation.takesFile)) throw new Problem('unsupported_media_type');
  });
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.operation?.takesFile === true) request.body = { [FIELD]: await readFile(request) };
  });
}

/** The one file of a form. Throws if it is too large, or if the form is malformed or has other parts. */
async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limits.uploadBytes + SLACK_BYTES)
    throw new Problem('payload_too_large');
  const files = new Map<string, Buffer>();
  try {
    for await (const part of request.files()) files.set(part.fieldname, await part.toBuffer());
  } catch (error) {
    throw problemOf(error);
  }
  const file = files.get(FIELD);
  if (file !== undefined) return file;
  const [other] = files.keys();
  throw new Problem('validation_failed', {
    errors: [
      { path: `body/${FIELD}`, code: 'required', message: 'This is required.' },
      ...(other === undefined ? [] : [unknownField(other)]),
    ],
  });
}

const unknownField = (name: string): FieldError => ({
  path: `body/${name.slice(0, 100)}`,
  code: 'unknown_field',
  message: 'This field is not known here.',
});

/** A form that cannot be read is the caller's fault; only one that is too large gets a code of its own. */
function problemOf(cause: unknown): Problem {
  const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === 'FST_REQ_FILE_TOO_LARGE';
  return new Problem(isTooLarge ? 'payload_too_large' : 'malformed_request', { cause });
}
