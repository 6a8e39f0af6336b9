// The operator's commands as a program: `node apps/api/src/mutuals.ts <command>`.
import { runHere } from './operator/run-here.ts';

// Ends the process, which a check that never answered may still hold.
process.exit(await runHere());
