import { AdminApi } from '../support/admin-api.ts';
import { onBothDatabases } from './support/both-databases.ts';
import type { BuiltInstallation } from './support/built-installation.ts';
import type { FaultCase, Trial } from './support/fault-case.ts';

const status = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'taken';
  } catch (error) {
    return `told ${Object(Object(error).data).httpStatus ?? error}`;
  }
};

async function editTogether(installation: BuiltInstallation): Promise<Trial> {
  const server = await installation.start();
  const [first, second] = [await AdminApi.open(server.url), await AdminApi.open(server.url)];
  const { news, applications } = first.client.trpc.admin;
  const failures: string[] = [];
  const expectSame = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) failures.push(`${what}: ${String(seen)} instead of ${String(wanted)}`);
  };

  const article = await news.create.mutate({ title: 'Both', content: 'As it was' });
  const { id, version } = article;
  const early = await status(news.update.mutate({ id, version, content: 'First' }));
  expectSame('the first edit', early, 'taken');
  const late = await status(
    second.client.trpc.admin.news.update.mutate({ id, version, content: 'Second' }),
  );
  expectSame('the second edit', late, 'told 409');
  expectSame('the text', (await news.get.query({ id })).content, 'First');

  const application = await first.makeApplication();
  const [row] = (await applications.list.query({ search: application.applicantName })).rows;
  if (!row) throw new Error('the application is not listed');
  const decide = (api: AdminApi, decision: 'accepted' | 'rejected') =>
    status(
      api.client.trpc.admin.applications.review.mutate({
        id: row.id,
        version: row.version,
        status: decision,
      }),
    );
  const decisions = await Promise.all([decide(first, 'accepted'), decide(second, 'rejected')]);
  const decided = decisions.toSorted().join(' and ');
  expectSame('of two decisions at once', decided, 'taken and told 409');
  await installation.stop(server);
  return {
    what: `${installation.databaseName}: one article edited by two, one application decided on by two at once`,
    counts: null,
    seen: `first edit ${early}, second ${late}; of two decisions ${decided} (that the second text stays in its form is shown in a browser by \`e2e/review.spec.ts\`, \`e2e/admin-content.spec.ts\` and others: "two administrators")`,
    failures,
  };
}

export const f15: FaultCase = {
  id: 'F15',
  title: 'Two administrators on one record',
  run: (bench) => onBothDatabases(bench, editTogether),
};
