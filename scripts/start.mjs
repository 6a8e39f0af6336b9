// `npm start`: prepares a fresh clone for scripts/run.ts, then hands over to it. Plain JavaScript, because it runs on whatever Node (20 or newer) the
// machine has.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { buildWeb } from './build-web.mjs';
import { endCommands, fail, install, nodeBinary } from './workspace.mjs';

const LOOK_FOR_NPM_MS = 500;

let run = null;
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// Killing npm ends the shell between npm and this process, and no signal arrives here.
const parent = process.ppid;
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => process.ppid === parent || stop('SIGTERM'), LOOK_FOR_NPM_MS).unref();

try {
  await install();
  await buildWeb();
  if (!stopping) supervise();
} catch (error) {
  if (!stopping) fail(error);
}

/** The terminal's Ctrl-C reaches all processes, a plain `kill` only this one: closing the channel is right after both. */
function stop(signal) {
  if (stopping) return;
  stopping = true;
  if (run === null) void endCommands().then(() => process.exit(128 + constants.signals[signal]));
  else if (run.connected) run.disconnect();
}

function supervise() {
  // It follows this process to its end, whatever causes it (follow-parent.mjs).
  run = spawn(nodeBinary(), ['--import', './scripts/follow-parent.mjs', 'scripts/run.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  run.on('error', fail);
  run.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}
