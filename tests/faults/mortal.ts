// A program of ours that a test kills, or stops, at a statement of its own.
import { setTimeout as pause } from 'node:timers/promises';
import { linkTo } from '../../apps/api/src/testing/database-link.ts';
import { startProgram } from '../support/program.ts';
import { type Ears, statementsOf } from './statements.ts';

export interface Mortal {
  pid: number;
  isReady(): boolean;
  /** Throws if it ended by itself. */
  check(): void;
  /** From now on. */
  listen(ears: Ears): void;
  /** `kill -9`, at once. Its connections end with it. May be called again to wait for its end. */
  kill(): Promise<void>;
}

const POLL_MS = 25;

/** Waits for what programs do, as long as the test may last; throws as soon as one of them ended by itself. */
export async function until(isSo: () => boolean | Promise<boolean>, programs: Iterable<Mortal>): Promise<void> {
  while (!(await isSo())) {
    for (const program of programs) program.check();
    await pause(POLL_MS);
  }
}

/** @param entry the program's file, below the repository */
export async function startMortal(entry: string, databaseUrl: string, env: NodeJS.ProcessEnv): Promise<Mortal> {
  let ears: Ears = () => true;
  let failure: Error | null = null;
  const link = await linkTo(databaseUrl, () => statementsOf((statement) => ears(statement)));
  const program = startProgram(entry, { ...env, DATABASE_URL: link.connectionString }, (error) => {
    failure = error;
  });
  let end: Promise<void> | undefined;
  return {
    pid: program.pid,
    isReady: program.isReady,
    check() {
      if (failure !== null) throw failure;
    },
    listen(others) {
      ears = others;
    },
    kill: () => (end ??= program.end('SIGKILL').then(link.close)),
  };
}
