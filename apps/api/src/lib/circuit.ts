import type { Clock } from '../clock.ts';

/** Lets calls through until so many in a row failed; then none for `pauseMs`, and then one to try. */
export interface Circuit {
  /** Nobody may call now. */
  isOpen(): boolean;
  /** Makes a call and notes how it went. */
  call<T>(work: () => Promise<T>): Promise<T>;
}

export interface CircuitRule {
  failures: number;
  pauseMs: number;
  /** Told when it opens, and not again before it was closed. */
  onOpen?(): void;
}

export function createCircuit({ failures: most, pauseMs, onOpen }: CircuitRule, clock: Clock): Circuit {
  let failures = 0;
  let openUntil = 0;
  const now = (): number => clock.now().getTime();
  return {
    isOpen: () => now() < openUntil,
    async call(work) {
      // Whoever comes while one tries is turned away.
      if (failures >= most) openUntil = now() + pauseMs;
      try {
        const result = await work();
        failures = 0;
        openUntil = 0;
        return result;
      } catch (error) {
        failures += 1;
        if (failures >= most) openUntil = now() + pauseMs;
        if (failures === most) onOpen?.();
        throw error;
      }
    },
  };
}
