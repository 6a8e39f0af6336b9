/** A program that a test started. */
export interface Running {
  /** Its exit code and signal. */
  ended: Promise<unknown[]>;
  /** All that it printed, once it ended. */
  said: Promise<string>;
}

/** Waits for something that a program is to do. Fails with the program's words once it ends: nobody waits for a dead one. */
export const whileRunning = <T>({ ended, said }: Running, work: PromiseLike<T>): Promise<T> =>
  Promise.race([
    work,
    ended.then(async ([code, signal]) => {
      throw new Error(`The program ended by itself (${String(signal ?? `exit ${String(code)}`)}).\n${await said}`);
    }),
  ]);
