export { endOf, retention } from './retention.rules.ts';
