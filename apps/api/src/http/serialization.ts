import fastJsonStringify from 'fast-json-stringify';
import { compilingOnce } from './compiled-schemas.ts';

/** Compiles the contract's answers. What is stored is answered: a rule of names is for what is sent. */
export const compileSerializer = compilingOnce((schema) =>
  fastJsonStringify(schema, { ajv: { formats: { 'visible-name': true } } }),
);
