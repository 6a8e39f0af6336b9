// CPU time and memory of other processes, as Linux counts them.
import { readdirSync, readFileSync } from 'node:fs';

const TICK_US = 10_000;

/** Microseconds used by a process, threads included. */
export function cpuOf(pid: number): number {
  const { ticks } = stat(pid);
  return ticks * TICK_US;
}

/** Microseconds used by a process and its children, including those that have exited. */
export function cpuOfTree(pid: number): number {
  let total = 0;
  for (const name of readdirSync('/proc')) {
    const child = Number(name);
    if (!Number.isInteger(child)) continue;
    try {
      const { parent, ticks, ended } = stat(child);
      if (child === pid) total += ticks + ended;
      else if (parent === pid) total += ticks;
    } catch {
      // It exited while we read.
    }
  }
  return total * TICK_US;
}

/** Resident megabytes of a process. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

function stat(pid: number): { parent: number; ticks: number; ended: number } {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program name, in parentheses, may contain anything.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { parent, ticks: user + system, ended: endedUser + endedSystem };
}
