/** Below this the difference is the travel time and the header's whole seconds, and the device's clock is as good. */
const TRUSTED_MS = 5_000;

/** The server's time, learned from the `Date` header of its answers: what resets or runs out does so by its clock, not by the device's (D19). */
export function createServerClock(deviceNow: () => number = Date.now) {
  let aheadMs = 0;
  return {
    now: (): number => deviceNow() + aheadMs,
    observe(date: string | null): void {
      const difference = Date.parse(date ?? '') - deviceNow();
      if (!Number.isNaN(difference)) aheadMs = Math.abs(difference) < TRUSTED_MS ? 0 : difference;
    },
  };
}

export type ServerClock = ReturnType<typeof createServerClock>;
