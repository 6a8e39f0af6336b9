// Runs after all tests of the server. Fails if no test got an answer that the contract promises.
import { missingAnswers } from './recorded-answers.ts';

const missing = missingAnswers(process.argv[2] ?? '');
if (missing.length > 0) throw new Error(`No test gets these answers of the contract:\n${missing.join('\n')}\n`);
