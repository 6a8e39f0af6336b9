// A program of ours that a test kills, or stops, at a statement of its own.
import { setTimeout as pause } from 'node:timers/promises';
import { linkTo } from '../../apps/api/src/testing/database-link.ts';
import { startProgram } from '../support/program.ts';
import { type Ears, statementsOf } from './statements.ts';

export interface Mortal {
  pid: number;
  /** Throws if it ended by itself. */
  isReady(): boolean;
  /** From now on. */
  listen(ears: Ears): void;
  /** `kill -9`. Its connections end with it. */
  kill(): Promise<void>;
}

const POLL_MS = 25;

/** Waits for the other processes, as long as the test may last. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(POLL_MS);
}

/** @param entry the program's file, below the repository */
export async function startMortal(entry: string, databaseUrl: string, env: NodeJS.ProcessEnv): Promise<Mortal> {
  let ears: Ears = () => true;
  let failure: Error | null = null;
  const link = await linkTo(databaseUrl, () => statementsOf((statement) => ears(statement)));
  const program = startProgram(entry, { ...env, DATABASE_URL: link.connectionString }, (error) => {
    failure = error;
  });
  return {
    pid: program.pid,
    isReady() {
      // It will not come back by itself.
      if (failure !== null) throw failure;
      return program.isReady();
    },
    listen(others) {
      ears = others;
    },
    async kill() {
      await program.end('SIGKILL');
      await link.close();
    },
  };
}
