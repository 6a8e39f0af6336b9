// After a run of all tests of the server: fails when the contract promises an answer that none of them got.
import { missingAnswers } from './recorded-answers.ts';

const missing = missingAnswers(process.argv[2] ?? '');
if (missing.length > 0) throw new Error(`No test gets these answers of the contract:\n${missing.join('\n')}\n`);
