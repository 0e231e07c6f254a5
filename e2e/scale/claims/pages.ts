import { randomUUID } from 'node:crypto';
import { TestClient } from '../../../src/server/testing/test-client.ts';
import { countOf } from '../../faults/support/stored.ts';
import { until } from '../../faults/support/until.ts';
import { AdminApi } from '../../support/admin-api.ts';
import { makeEmployee } from '../../support/employees.ts';
import { uploadPicture } from '../../support/gallery-picture.ts';
import { type Claim, exactly, type FleetClaims } from '../support/claim.ts';
import type { Fleet } from '../support/fleet.ts';

/** A change shows everywhere within so many seconds. */
const withinSeconds = 2;
/** The first try to listen again comes after one second; a busy machine needs a moment more. */
const reconnectedWithinSeconds = 5;

const pageOf = async (url: string, path: string) => (await new TestClient(url).get(path)).text;

/**
 * Makes a change at the first server while every one has the page as it was in its memory, and waits until all of them
 * show it.
 */
async function shows(
  fleet: Fleet,
  what: string,
  { path, text, isShown }: { path: string; text: string; isShown: boolean },
  change: () => Promise<unknown>,
): Promise<Claim> {
  for (const { url } of fleet.servers) {
    const page = await pageOf(url, path);
    if (page.includes(text) === isShown) throw new Error(`${what}: it was so before`);
  }
  await change();
  const seconds = await until(`${what} shows on all servers`, async () => {
    const pages = await Promise.all(fleet.servers.map(({ url }) => pageOf(url, path)));
    return pages.every((page) => page.includes(text) === isShown);
  });
  return {
    what: `${what}: shown by all after`,
    figure: `${seconds.toFixed(2)} s`,
    holds: seconds <= withinSeconds,
  };
}

/** Ends the connections over which servers hear of each other's changes. Answers how many there were. */
const cutListeners = (fleet: Fleet) =>
  fleet.installation.read((orm) =>
    countOf(
      orm,
      `select count(pg_terminate_backend(pid)) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and (query ilike 'listen %' or query ilike '%pg_listening_channels%')`,
    ),
  );

/** Whatever public pages show: changed at one server, seen at all. */
export const pages: FleetClaims = async (fleet) => {
  const api = await AdminApi.open(fleet.server(0).url);
  const { news, employees, pictures } = api.client.trpc.admin;
  const title = `Opened ${randomUUID().slice(0, 8)}`;
  const name = `Person ${randomUUID().slice(0, 8)}`;
  const caption = `Picture ${randomUUID().slice(0, 8)}`;
  const article = { id: '' };
  const employee = await makeEmployee(api, { name });
  const picture = { id: '' };
  const home = { path: '/', text: title };
  const claims = [
    await shows(fleet, 'a publication', { ...home, isShown: true }, async () => {
      const { id } = await news.create.mutate({ title, content: 'A text.' });
      article.id = id;
    }),
    await shows(
      fleet,
      'its feed',
      { path: '/news/rss.xml', text: `${title} renamed`, isShown: true },
      () => news.update.mutate({ id: article.id, title: `${title} renamed` }),
    ),
    await shows(fleet, 'a deleted article', { ...home, isShown: false }, () =>
      news.delete.mutate({ id: article.id }),
    ),
    await shows(fleet, 'an employee made private', { path: '/', text: name, isShown: false }, () =>
      employees.update.mutate({ id: employee.id, isPublic: false }),
    ),
    await shows(
      fleet,
      'a new picture',
      { path: '/gallery', text: caption, isShown: true },
      async () => {
        picture.id = await uploadPicture(api, caption);
      },
    ),
    await shows(
      fleet,
      'a hidden picture',
      { path: '/gallery', text: caption, isShown: false },
      () => pictures.update.mutate({ id: picture.id, isActive: false }),
    ),
    await shows(
      fleet,
      'a setting',
      { path: '/sitemap.xml', text: '/careers', isShown: false },
      () => api.setApplicationsEnabled(false),
    ),
    await shows(
      fleet,
      'the same setting back',
      { path: '/sitemap.xml', text: '/careers', isShown: true },
      () => api.setApplicationsEnabled(true),
    ),
  ];
  let cut = 0;
  const missed = await shows(
    fleet,
    'a change missed because the connection broke',
    { ...home, isShown: true },
    async () => {
      cut = await cutListeners(fleet);
      await news.restore.mutate({ id: article.id });
    },
  );
  return [
    ...claims,
    // One for changes and one for jobs.
    exactly('connections that listened, cut', cut, 2 * fleet.servers.length),
    { ...missed, holds: Number.parseFloat(missed.figure) <= reconnectedWithinSeconds },
  ];
};
