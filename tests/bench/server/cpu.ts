// CPU time and memory of other processes, as Linux counts them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/** Microseconds used by a process and all that it started, those that have exited too, by the script or the program that each runs. */
export function cpuByProgram(root: number): Map<string, number> {
  const running = new Map<number, { parent: number; used: number; program: string }>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    try {
      const { parent, ticks, ended } = stat(pid);
      running.set(pid, { parent, used: (ticks + ended) * TICK_US, program: programOf(pid) });
    } catch {
      // It exited while we read.
    }
  }
  const isOurs = (pid: number): boolean => pid === root || (running.has(pid) && isOurs(running.get(pid)?.parent ?? 0));
  const byProgram = new Map<string, number>();
  for (const [pid, { used, program }] of running)
    if (isOurs(pid)) byProgram.set(program, (byProgram.get(program) ?? 0) + used);
  return byProgram;
}

/** The script of a Node process, or the program's name. */
function programOf(pid: number): string {
  const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  return (
    args.find((arg) => /\.m?[jt]s$/.test(arg) && !arg.includes('follow-parent')) ??
    path.basename(args[0]?.split(':')[0] ?? '')
  );
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
