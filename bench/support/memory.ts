import { readFileSync } from 'node:fs';

const linesOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
};

/** Reads how much memory a process holds, in bytes. */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(linesOf(`/proc/${pid}/status`))?.[1];
  if (!kilobytes) throw new Error('this system does not tell how much memory a process holds');
  return Number(kilobytes) * 1024;
}

/** Reads how much memory a process and all that it started hold, in bytes; what they share counts once. */
export function treeBytes(pid: number): number {
  const shared = /^Pss:\s+(\d+)/m.exec(linesOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0;
  const children = linesOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + treeBytes(Number(child)), Number(shared) * 1024);
}
