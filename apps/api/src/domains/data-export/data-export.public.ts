export { EXPORT_SCHEMA_PATH, exportSchema } from './sections.rules.ts';
