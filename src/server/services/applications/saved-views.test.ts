import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const screen = 'applications' as const;
const state = { search: { status: 'pending', sort: 'finalScore' }, columns: ['email', 'phone'] };

describeOnDatabases('saved views', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let other: TestClient;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    other = await app.loginAs('admin');
  });
  afterAll(() => app.close());
  const views = (client = admin) => client.trpc.admin.applications.listViews.query({ screen });

  test('are kept by name for whoever kept them', async () => {
    const save = admin.trpc.admin.applications.saveView;
    const b = await save.mutate({ screen, name: ' Best first ', state });
    const a = await save.mutate({ screen, name: 'All', state: { search: {}, columns: [] } });
    expect(await views()).toEqual([a, b]);
    expect(b).toMatchObject({ name: 'Best first', state });
    expect(await views(other)).toEqual([]);

    const again = { screen, name: 'Best first', state: { search: {}, columns: ['notesCount'] } };
    await expect(save.mutate(again)).rejects.toMatchObject({
      data: { error: { code: 'name-taken' } },
    });
    expect((await views())[1]?.state).toEqual(state);
    await save.mutate({ ...again, overwrite: true });
    expect(await views()).toMatchObject([{ id: a.id }, { id: b.id, state: again.state }]);
    // The same name of another user is no conflict.
    await other.trpc.admin.applications.saveView.mutate(again);

    const foreign = await other.post('/api/trpc/admin.applications.deleteView', {
      json: { id: a.id },
    });
    expect(foreign.status).toBe(404);
    await admin.trpc.admin.applications.deleteView.mutate({ id: a.id });
    expect((await views()).map(({ id }) => id)).toEqual([b.id]);
  });

  test('the same new name twice at once is one view', async () => {
    const name = 'Twice';
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        admin.post('/api/trpc/admin.applications.saveView', { json: { screen, name, state } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('are fifty at most; one that is there can still be replaced', async () => {
    const person = await app.loginAs('admin');
    const save = (name: string, overwrite = false) =>
      person.post('/api/trpc/admin.applications.saveView', {
        json: { screen, name, state, overwrite },
      });
    for (let count = 0; count < 50; count += 1) await save(`View ${count}`);
    await expect(
      person.trpc.admin.applications.saveView.mutate({ screen, name: 'One more', state }),
    ).rejects.toMatchObject({
      data: { error: { code: 'invalid-input', issues: [{ path: 'name' }] } },
    });
    expect((await save('View 0', true)).status).toBe(200);
    expect(await views(person)).toHaveLength(50);
  });

  test.each([
    [{ name: '' }],
    [{ name: 'x'.repeat(81) }],
    [{ screen: 'users' }],
    [{ state: { search: { a: 'x'.repeat(501) }, columns: [] } }],
  ])('%j is 400', async (wrong) => {
    const answer = await admin.post('/api/trpc/admin.applications.saveView', {
      json: { screen, name: 'Any', state, ...wrong },
    });
    expect(answer.status).toBe(400);
  });
});
