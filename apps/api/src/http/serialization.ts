import fastJsonStringify from 'fast-json-stringify';
import { compilingOnce } from './compiled-schemas.ts';

const compile = compilingOnce((schema) => fastJsonStringify(schema, { ajv: { formats: { 'visible-name': true } } }));

/** Compiles the contract's answers. Stored values are always answered: rules of text apply to input only. */
export function compileSerializer(schema: object): (data: unknown) => string {
  const serialize = compile(schema);
  return (data) => serialize()(data);
}
