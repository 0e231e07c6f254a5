import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const main = new URL('../main.ts', import.meta.url).href;

/** A port where nothing listens: no test asks another site. */
const closedPortUrl = 'http://127.0.0.1:1/';

/** Has the server keep what Node compiles where this process does, if it does; that changes the time of a start alone. */
function compileCache(): Record<string, string> {
  const ofThisNode = getCompileCacheDir();
  return ofThisNode ? { NODE_COMPILE_CACHE: path.dirname(ofThisNode) } : {};
}

/** The server loads the built pages; without any, they are built first. */
function ensurePages(): void {
  if (existsSync(new URL('../../../dist/server/entry-server.js', import.meta.url))) return;
  const { status, stderr } = spawnSync(process.execPath, ['src/server/build/ensure-built.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
}

export type ServerProcess = {
  child: ChildProcess;
  /** What it has said so far, on both outputs. */
  output: () => string;
  /** The exit code, once it has ended; null after a signal. */
  exited: Promise<number | null>;
  /** Ends it at once, with what passes signals on to it. */
  killAll: () => void;
};

/** Runs a command as npm does: each signal that it gets is passed on. */
const passOn = `
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
`;

/**
 * Starts the whole server in a process of its own with these variables alone.
 * @param inGroup below another process that passes signals on; both are a group, with the number of `child`
 */
export function spawnServer(variables: Record<string, string>, inGroup = false): ServerProcess {
  ensurePages();
  const run = `const { start } = await import('${main}'); await start();`;
  const server = ['--input-type=module', '-e', run];
  const child = spawn(
    process.execPath,
    inGroup ? ['--input-type=module', '-e', passOn, '--', ...server] : server,
    {
      cwd: root,
      detached: inGroup,
      env: {
        PORT: '0',
        RATE_LIMITS: 'off',
        EXCHANGE_RATE_URL: closedPortUrl,
        ...compileCache(),
        ...variables,
      },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const exited = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const killAll = () => {
    if (!inGroup || child.pid === undefined) {
      child.kill('SIGKILL');
      return;
    }
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group is empty.
    }
  };
  return { child, output: () => output, exited, killAll };
}

/** Waits until the server says where it listens. Throws with its output when it ends instead. */
export async function waitForAddress(server: ServerProcess): Promise<string> {
  const { stdout } = server.child;
  if (!stdout) throw new Error('no output to read');
  for (;;) {
    const url = /running on (http:\/\/\S+)/.exec(server.output())?.[1];
    if (url) return url;
    const ended = await Promise.race([
      once(stdout, 'data').then(() => false),
      server.exited.then(() => true),
    ]);
    if (ended) throw new Error(`the server ended: ${server.output()}`);
  }
}
