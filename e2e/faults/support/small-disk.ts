import { spawnSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Bench } from './fault-case.ts';

function run(file: string, args: string[]): void {
  const { status, stderr } = spawnSync(file, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} ${args.join(' ')}: ${stderr}`);
}

/** A disk of its own with so many megabytes, in memory. Needs Linux and root, for it is mounted. */
export function mountSmallDisk(bench: Bench, megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'talabridge-disk-'));
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  bench.defer(() => {
    run('umount', ['--lazy', folder]);
    rmdirSync(folder);
  });
  const filler = path.join(folder, 'filler');
  return {
    folder,
    /** Somebody else's file takes whatever is left. */
    fill: () => {
      const handle = openSync(filler, 'a');
      const piece = Buffer.alloc(64 * 1024, 1);
      try {
        for (let size = piece.length; size > 0; ) {
          try {
            writeSync(handle, piece, 0, size);
          } catch {
            size = Math.floor(size / 2);
          }
        }
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    },
    /** And goes again. */
    clear: () => rmSync(filler, { force: true }),
  };
}
