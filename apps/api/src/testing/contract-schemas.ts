import type { ValidateFunction } from 'ajv';
import { specification } from '../contract.ts';
import { createAjv } from '../http/validation.ts';

const CONTRACT = 'contract';

/** Ajv with the schemas of openapi.yaml. `components` is a word of OpenAPI. */
const ajv = createAjv({ useDefaults: false })
  .addVocabulary(['components'])
  .addSchema({ components: specification['components'] }, CONTRACT);

/** Compiles a schema of openapi.yaml with its references. Throws for an unknown keyword. */
export function compileSchema(schema: object): ValidateFunction {
  return ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${CONTRACT}#/`)));
}

/** The errors of a validator's last run. */
export function errorsOf(validate: ValidateFunction): string {
  return ajv.errorsText(validate.errors);
}
