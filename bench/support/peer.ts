import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../.ci/free-port.ts';

const run = promisify(execFile);

/** How another framework's page is made, built and served, as its makers say. */
export type Recipe = {
  name: string;
  /** From npm, with their versions. */
  packages: Readonly<Record<string, string>>;
  /** What is written into an empty folder, by path. */
  files: Readonly<Record<string, string>>;
  /** A script below node_modules and its arguments. */
  build: readonly [script: string, ...args: string[]];
  serve: (port: number) => readonly [script: string, ...args: string[]];
};

export type Peer = { url: string; stop: () => Promise<void> };

const startMs = 60_000;

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ?? false;
}

/** Installs, builds and serves a page in a folder of its own. Throws when any of that does not work. */
export async function startPeer({ name, packages, files, build, serve }: Recipe): Promise<Peer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'talabridge-peer-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const own = { cwd: folder, env };
  const inModules = ([script, ...args]: readonly [string, ...string[]]) => [
    path.join(folder, 'node_modules', script),
    ...args,
  ];
  const manifest = { private: true, type: 'module', dependencies: packages };
  let stop = remove;
  try {
    await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), text);
    }
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], own);
    await run(process.execPath, inModules(build), own);
    const port = await freePort();
    const child = spawn(process.execPath, inModules(serve(port)), { ...own, stdio: 'ignore' });
    const ended = once(child, 'close');
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
      await remove();
    };
    const url = `http://127.0.0.1:${port}`;
    const giveUp = performance.now() + startMs;
    while (!(await answers(url))) {
      if (performance.now() > giveUp) throw new Error(`${name} did not start`);
      await wait(200);
    }
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
