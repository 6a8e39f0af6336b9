// Runs anvil and ends with its parent: anvil knows no parent, and would go on for ever beside one that was killed. Started by anvil.ts with
// the program and its arguments; says the port as a message, and keeps a whole copy of STATE_FILE, which anvil writes.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { keepWholeState } from './kept-state.ts';

const LISTENING = /^Listening on .*:(\d+)$/;
const KILL_AFTER_MS = 10_000;
const KEEP_EVERY_MS = 30_000;

const [program = '', ...options] = process.argv.slice(2);
// Apart from the terminal: its Ctrl-C would end the chain before those who still use it.
const anvil = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'], windowsHide: true });

createInterface({ input: anvil.stdout }).on('line', (line) => {
  const port = LISTENING.exec(line)?.[1];
  if (port !== undefined) process.send?.(Number(port));
});
anvil.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const { STATE_FILE: state } = process.env;
const keep = async (): Promise<void> => (state === undefined ? undefined : keepWholeState(state));
setInterval(() => void keep(), KEEP_EVERY_MS).unref();
anvil.once('exit', (code) => void keep().then(() => process.exit(code ?? 1)));

/** It writes its state down before it ends. */
function stop(): void {
  anvil.kill('SIGTERM');
  setTimeout(() => anvil.kill('SIGKILL'), KILL_AFTER_MS).unref();
}
process.once('disconnect', stop);
process.on('SIGTERM', stop);
