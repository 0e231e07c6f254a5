import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { people } from '../../e2e/support/people.ts';
import { bytes, count } from '../support/format.ts';
import { loadPage, scriptsOf } from '../support/page-load.ts';
import { atMost, type Row, type Site } from '../support/row.ts';
import { sum } from '../support/statistics.ts';

const mostFiles = 80;
/** Beside the three that every page starts with. */
const mostOfScreen = 15;
const entryFiles = 3;
const first = { scripts: 15, bytes: 300_000 };

const screens = [
  '/admin/applications',
  '/admin/questions',
  '/admin/inbox',
  '/admin/employees',
  '/admin/content',
  '/admin/clients',
  '/admin/invoices',
  '/admin/gallery',
  '/admin/analytics',
  '/admin/users',
  '/admin/outbox',
  '/admin/activity',
  '/admin/settings',
];

/** Scripts of a screen in a browser that has seen nothing before, for somebody who is logged in. */
async function scriptsFor(
  { browser, url }: Pick<Site, 'browser' | 'url'>,
  { username, password }: { username: string; password: string },
  paths: readonly string[],
) {
  const context = await browser.newContext({ baseURL: url });
  try {
    const answer = await context.request.post('/api/auth/login', { data: { username, password } });
    if (!answer.ok()) throw new Error(`${username} cannot log in: ${answer.status()}`);
    const storageState = await context.storageState();
    const found = [];
    for (const path of paths) {
      const scripts = scriptsOf(await loadPage({ browser, url }, path, { storageState }));
      const sizes = scripts.map(({ body }) => gzipSync(body, { level: 6 }).byteLength);
      found.push({ path, scripts: sizes.length, size: sum(sizes) });
    }
    return found;
  } finally {
    await context.close();
  }
}

/** Files that the browser's bundle is in, and those that a screen of a portal is made of. */
export const row: Row = {
  id: 'B15',
  title: 'Files of the build',
  measure: async (site) => {
    const files = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));
    const [dashboard, ...others] = await scriptsFor(site, people.administrator, [
      '/admin',
      ...screens,
    ]);
    if (!dashboard) throw new Error('the first screen was not loaded');
    const most = others.reduce((a, b) => (b.scripts > a.scripts ? b : a), dashboard);
    return {
      figures: [
        atMost('scripts in the build', files.length, mostFiles, count),
        atMost(
          'scripts of the first screen after the login',
          dashboard.scripts,
          first.scripts,
          count,
        ),
        atMost('the same, gzip', dashboard.size, first.bytes, bytes),
        atMost(
          `most scripts of a screen, ${most.path}, beside the entry`,
          most.scripts - entryFiles,
          mostOfScreen,
          count,
        ),
      ],
      notes: [dashboard, ...others].map(
        ({ path, scripts, size }) => `${path}: ${count(scripts)} scripts, ${bytes(size)}`,
      ),
    };
  },
};
