import { run } from './cli.ts';

/** Runs the command that this process was started with; returns its exit code. */
export const runHere = (): Promise<number> =>
  run(process.argv.slice(2), {
    env: process.env,
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
  });
