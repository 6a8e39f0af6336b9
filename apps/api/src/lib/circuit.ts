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
  /** Whether an error says that nobody is served. One about what was asked counts as an answer: else one person could keep the service from all. */
  isOutage(error: unknown): boolean;
  /** Told when it opens, and not again before it was closed. */
  onOpen?(): void;
}

export function createCircuit({ failures: most, pauseMs, isOutage, onOpen }: CircuitRule, clock: Clock): Circuit {
  let failures = 0;
  let openUntil = 0;
  function close(): void {
    failures = 0;
    openUntil = 0;
  }
  const now = (): number => clock.now().getTime();
  return {
    isOpen: () => now() < openUntil,
    async call(work) {
      // Whoever comes while one tries is turned away.
      if (failures >= most) openUntil = now() + pauseMs;
      try {
        const result = await work();
        close();
        return result;
      } catch (error) {
        if (isOutage(error)) {
          failures += 1;
          if (failures >= most) openUntil = now() + pauseMs;
          if (failures === most) onOpen?.();
        } else close();
        throw error;
      }
    },
  };
}
