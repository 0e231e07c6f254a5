import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../.ci/free-port.ts';

const run = promisify(execFile);

/** The newest one that was tried, with the React of this project. */
const packages = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' };

/** As little as a page can be: one sentence, made once when it is built. */
const files = {
  'package.json': JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.js': `export default function Page() {
  return <main><h1>Hello</h1></main>;
}
`,
};

const startMs = 60_000;

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok ?? false;
}

/**
 * A minimal Next.js site, installed from npm, built and served as its makers say, in a folder of its own. Throws when
 * any of that does not work.
 */
export async function startNextPeer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'talabridge-peer-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const own = { cwd: folder, env };
  let stop = remove;
  try {
    await mkdir(path.join(folder, 'app'));
    for (const [name, text] of Object.entries(files)) {
      await writeFile(path.join(folder, name), text);
    }
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], own);
    const next = path.join(folder, 'node_modules/next/dist/bin/next');
    await run(process.execPath, [next, 'build'], own);
    const port = await freePort();
    const child = spawn(process.execPath, [next, 'start', '--port', String(port)], {
      ...own,
      stdio: 'ignore',
    });
    const ended = once(child, 'close');
    stop = async () => {
      child.kill('SIGTERM');
      await ended;
      await remove();
    };
    const url = `http://127.0.0.1:${port}`;
    const giveUp = performance.now() + startMs;
    while (!(await answers(url))) {
      if (performance.now() > giveUp) throw new Error('the peer did not start');
      await wait(200);
    }
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
