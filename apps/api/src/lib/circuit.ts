import type { Clock } from '../clock.ts';

/** A circuit breaker: opens after `failures` failed calls in a row, and after `pauseMs` lets one trial call through. */
export interface Circuit {
  /** Whether calls are refused now. */
  isOpen(): boolean;
  /** Makes a call and counts its outcome. */
  call<T>(work: () => Promise<T>): Promise<T>;
}

export interface CircuitRule {
  failures: number;
  pauseMs: number;
  /**
   * Whether an error means that the service serves nobody. An error about the request counts as an answer; otherwise
   * one person could take the service from all.
   */
  isOutage(error: unknown): boolean;
  /** Called when the circuit opens, once until it closes again. */
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
      // Calls during the trial call are refused.
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
