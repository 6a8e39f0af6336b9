// Running processes of this machine, from /proc or ps.
import { execFileSync } from 'node:child_process';

interface Process {
  pid: number;
  parent: number;
  command: string;
}

function processes(): Process[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return table.split('\n').flatMap((row) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return pid && parent && command ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** A process's own children, and the database server of `dataDir`, which belongs to no parent. */
export function startedBy(pid: number | undefined, dataDir: string): Process[] {
  return processes().filter(({ parent, command }) => parent === pid || command.includes(`-D ${dataDir}`));
}

/** Those of them that still run. */
export function alive(pids: readonly number[]): number[] {
  const running = new Set(
    processes()
      .filter(({ command }) => !command.includes('<defunct>'))
      .map(({ pid }) => pid),
  );
  return pids.filter((pid) => running.has(pid));
}

/** @throws Error when no such child runs */
export function childOf(pid: number | undefined, entry: string): number {
  const found = processes().find(({ parent, command }) => parent === pid && command.endsWith(entry));
  if (!found) throw new Error(`${entry} does not run.`);
  return found.pid;
}
