// The treasury as a program: `npm run treasury:plan` and its like.
import { run } from './cli.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  process.exitCode = await run(process.argv.slice(2), { env: process.env, print });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
