import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** The commit that is measured, and whether the sources beside it differ: "commit 0123abc with changes". */
export function sourceState(): string {
  const { status, stdout } = git('rev-parse', '--short', 'HEAD');
  if (status !== 0) return 'no commit known';
  // Results are no source; the packages may be a link to a folder elsewhere.
  const others = ['.', ':!bench/results.md', ':!node_modules'];
  const { stdout: changed } = git('status', '--porcelain', '--', ...others);
  return `commit ${stdout.trim()}${changed === '' ? '' : ' with changes'}`;
}
