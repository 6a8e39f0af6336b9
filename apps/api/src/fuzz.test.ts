import { fuzzOperations } from './testing/fuzz-operations.ts';

// `npm run test:deep` sends more, `npm run fuzz` others.
fuzzOperations(40);
