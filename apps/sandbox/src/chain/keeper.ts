// Runs anvil and ends with its parent; anvil itself would outlive a killed parent. anvil.ts starts it with the program
// and its arguments. It reports the port as a message, and keeps a complete copy of STATE_FILE, which anvil writes.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { keepWholeState } from './kept-state.ts';

const LISTENING = /^Listening on .*:(\d+)$/;
const KILL_AFTER_MS = 10_000;
const KEEP_EVERY_MS = 30_000;

const [program = '', ...options] = process.argv.slice(2);
// Detached from the terminal: Ctrl-C would end the chain before its users.
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

/** anvil saves its state before it ends. */
function stop(): void {
  anvil.kill('SIGTERM');
  setTimeout(() => anvil.kill('SIGKILL'), KILL_AFTER_MS).unref();
}
process.once('disconnect', stop);
process.on('SIGTERM', stop);
