// The treasury as a program: `npm run treasury:plan` and the other commands.
import { createInterface } from 'node:readline/promises';
import { run } from './cli.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

try {
  const world = { env: process.env, print, ask: process.stdin.isTTY ? ask : null };
  process.exitCode = await run(process.argv.slice(2), world);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
