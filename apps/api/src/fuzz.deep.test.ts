import { fuzzOperations } from './testing/fuzz-operations.ts';

fuzzOperations(200);
