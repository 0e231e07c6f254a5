import { readFileSync } from 'node:fs';

/** Milliseconds of the processor that this process used since `process.cpuUsage()` gave `since`; waiting does not count. */
export function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** A tick of the kernel's accounting, in milliseconds: the same on every Linux. */
const tickMs = 10;

/** Milliseconds of the processor that a process has used since it began, as Linux counts them. */
export function processMs(pid: number): number {
  // The name of the program, in brackets, may hold anything; behind it user and system time are the 12th and 13th.
  const [, counts = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user, system] = counts.split(' ').slice(11, 13).map(Number);
  if (user === undefined || system === undefined) throw new Error('no times of the process');
  return (user + system) * tickMs;
}
