import type { Clock } from '../clock.ts';

/** A clock that stands still until a test moves it. */
export class FakeClock implements Clock {
  #now: Date;

  constructor(start: string | Date) {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(instant: string | Date): void {
    this.#now = new Date(instant);
  }

  /** Moves on by so many milliseconds. */
  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export { DAY_MS } from '../clock.ts';
