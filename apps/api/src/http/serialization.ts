import fastJsonStringify from 'fast-json-stringify';
import { compilingOnce } from './compiled-schemas.ts';

/** Compiles the contract's answers. Stored values are always answered: rules of text apply to input only. */
export const compileSerializer = compilingOnce((schema) =>
  fastJsonStringify(schema, { ajv: { formats: { 'visible-name': true } } }),
);
