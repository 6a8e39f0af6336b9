import { isVisibleName } from '@mutuals/text';
import type { ErrorObject, Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { UUID } from '../lib/uuid.ts';
import type { FieldError } from '../problem.ts';
import { compilingOnce } from './compiled-schemas.ts';
import { longText } from './text-normalization.ts';

/** More than a form has fields. */
const MAX_ERRORS = 20;

const OPTIONS: Options = {
  allErrors: true,
  discriminator: true,
  // A keyword that ajv does not know is a mistake in the contract, never ignored.
  strict: true,
  allowUnionTypes: true,
  useDefaults: true,
  // The contract is checked as a whole when it is read; compiling the schema of schemas again takes a tenth of the start.
  validateSchema: false,
};

/** An ajv for the contract's dialect (JSON Schema 2020-12) and its two rules of text (D57). It counts code points, never UTF-16 units (D37). */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({ ...OPTIONS, ...options });
  addFormats.default(ajv);
  ajv.addFormat('uuid', UUID);
  ajv.addFormat('visible-name', isVisibleName);
  ajv.addKeyword(longText);
  return ajv;
}

const bodies = createAjv();
// "1e999" becomes Infinity; strict numbers would exempt it from minimum and maximum.
const others = createAjv({ coerceTypes: true, strictNumbers: false });
const compileBody = compilingOnce((schema) => bodies.compile(schema));
const compileOther = compilingOnce((schema) => others.compile(schema));

/**
 * Compiles the contract's request schemas. Parameters and headers are coerced to numbers and booleans, bodies are not.
 */
export const compileValidator: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const validator: () => ValidateFunction = httpPart === 'body' ? compileBody(schema) : compileOther(schema);
  return (data: unknown) => {
    const validate = validator();
    if (validate(data)) return { value: data };
    return { error: validationError(validate.errors ?? [], httpPart ?? 'body') };
  };
};

/** Carries the field errors from the validator to the error handler. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest';
  readonly fields: readonly FieldError[];
  constructor(fields: readonly FieldError[]) {
    super('The request does not fit the contract.');
    this.fields = fields;
  }
}

function validationError(errors: readonly ErrorObject[], httpPart: string): InvalidRequest {
  const root = { body: 'body', querystring: 'query', params: 'path', headers: 'headers' }[httpPart] ?? httpPart;
  const fields = errors.filter((error) => error.keyword !== 'oneOf').map((error) => toFieldError(error, root));
  const seen = new Set<string>();
  const distinct = fields.filter((field) => !seen.has(field.path) && seen.add(field.path));
  return new InvalidRequest(distinct.slice(0, MAX_ERRORS));
}

const WRONG_FORM = { code: 'invalid_format', message: 'This does not have the right form.' } as const;

interface Complaint {
  code: FieldError['code'];
  message: string;
  /** A field below the one that ajv names. */
  field?: string;
}

function toFieldError(error: ErrorObject, root: string): FieldError {
  const { code, message, field } = complaint(error);
  const path = root + error.instancePath + (field === undefined ? '' : `/${field}`);
  return { path, code, message };
}

function complaint(error: ErrorObject): Complaint {
  const limit: unknown = error.params['limit'];
  switch (error.keyword) {
    case 'required':
      return { code: 'required', message: 'This is required.', field: String(error.params['missingProperty']) };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { code: 'unknown_field', message: 'This field is not known here.', field: unknownField(error) };
    case 'type':
      return error.instancePath === '' && error.params['type'] === 'object'
        ? { code: 'required', message: 'A JSON object is required.' }
        : { code: 'invalid_type', message: `This must be of the type ${String(error.params['type'])}.` };
    case 'discriminator':
      return { code: 'invalid_choice', message: 'This is none of the choices.', field: String(error.params['tag']) };
    case 'enum':
    case 'const':
      return { code: 'invalid_choice', message: 'This is none of the choices.' };
    case 'minLength':
      return limit === 1
        ? { code: 'required', message: 'This is required.' }
        : { code: 'too_short', message: `At least ${String(limit)} characters.` };
    case 'maxLength':
      return { code: 'too_long', message: `At most ${String(limit)} characters.` };
    case 'minimum':
    case 'exclusiveMinimum':
      return { code: 'too_small', message: `At least ${String(limit)}.` };
    case 'maximum':
    case 'exclusiveMaximum':
      return { code: 'too_large', message: `At most ${String(limit)}.` };
    case 'minItems':
    case 'minProperties':
      return { code: 'too_few', message: `At least ${String(limit)}.` };
    case 'maxItems':
    case 'maxProperties':
      return { code: 'too_many', message: `At most ${String(limit)}.` };
    case 'format':
      return error.params['format'] === 'visible-name'
        ? { code: 'invalid_characters', message: 'This holds characters that cannot be used, perhaps invisible ones.' }
        : WRONG_FORM;
    default:
      return String(error.params['pattern']).startsWith('^https://')
        ? { code: 'not_allowed', message: 'Only https links can be used.' }
        : WRONG_FORM;
  }
}

function unknownField(error: ErrorObject): string {
  const name: unknown = error.params['additionalProperty'] ?? error.params['unevaluatedProperty'];
  return String(name).slice(0, 100);
}
