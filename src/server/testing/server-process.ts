import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const main = new URL('../main.ts', import.meta.url).href;

/** A port where nothing listens: no test asks another site. */
const nobody = 'http://127.0.0.1:1/';

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
};

/** Starts the whole server in a process of its own with these variables alone. */
export function spawnServer(variables: Record<string, string>): ServerProcess {
  ensurePages();
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', `const { start } = await import('${main}'); await start();`],
    { cwd: root, env: { PORT: '0', RATE_LIMITS: 'off', EXCHANGE_RATE_URL: nobody, ...variables } },
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const exited = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  return { child, output: () => output, exited };
}

/** Waits until the server says where it listens. Throws with its output when it ends instead. */
export async function addressOf(server: ServerProcess): Promise<string> {
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
