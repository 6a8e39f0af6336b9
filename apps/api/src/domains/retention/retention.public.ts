export { eraseProfilesOf } from './retention.repository.ts';
export { endOf, type Exported, type ExportedType, type Retention, retention } from './retention.rules.ts';
