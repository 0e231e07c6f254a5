import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.ts';

/** Where distributions put the server's programs, when they are not on the PATH. */
const debianRoot = '/usr/lib/postgresql';

function programFolder(): string | null {
  const onPath = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' });
  if (onPath.status === 0) return path.dirname(onPath.stdout.trim());
  if (!existsSync(debianRoot)) return null;
  const versions = readdirSync(debianRoot)
    .filter((name) => Number(name) >= 15)
    .sort((a, b) => Number(b) - Number(a));
  const folder = versions.map((name) => path.join(debianRoot, name, 'bin'));
  return folder.find((candidate) => existsSync(path.join(candidate, 'initdb'))) ?? null;
}

export type LocalPostgres = {
  url: string;
  /** Ends it and takes its folder away. */
  stop: () => void;
  /** Ends it as a crash does: nobody is told, nothing is put away. */
  crash: () => void;
  /** Starts it again after that; it repairs itself from its log. */
  start: () => void;
  /** Holds every one of its processes: connections stay open, and nothing is answered any more. */
  freeze: () => void;
  thaw: () => void;
};

/** A process and those it has started. */
function family(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return [pid, ...stdout.split('\n').filter(Boolean).map(Number)];
}

/**
 * Starts a PostgreSQL server of its own, in a new folder that goes away with it, from programs that are installed.
 * Null where there are none. PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
 */
export async function startLocalPostgres({
  maxConnections = 200,
} = {}): Promise<LocalPostgres | null> {
  const programs = programFolder();
  if (!programs) return null;
  const folder = mkdtempSync('/tmp/talabridge-postgres-');
  const data = path.join(folder, 'data');
  const isRoot = process.getuid?.() === 0;
  const run = (program: string, args: string[]) => {
    const command = path.join(programs, program);
    const prefix = isRoot ? ['runuser', '-u', 'postgres', '--'] : [];
    const [file = command, ...rest] = [...prefix, command, ...args];
    execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  if (isRoot) {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
    chownSync(folder, id('-u'), id('-g'));
  }
  run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ]);
  const port = await freePort();
  // Nothing here outlives the tests, so nothing needs to reach the disk.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off -c max_connections=${maxConnections}`;
  const start = () =>
    run('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start']);
  const crash = () => run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const [pid] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    // The first one starts the others, so it comes first.
    for (const each of family(Number(pid))) process.kill(each, name);
  };
  start();
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      crash();
      rmSync(folder, { recursive: true, force: true });
    },
    crash,
    start,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  };
}
