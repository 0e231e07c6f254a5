import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProjectFields } from '../../../shared/contracts/project.ts';
import { addCompany, type TestCompany } from '../../testing/portal-people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { describeOnDatabases } from '../../testing/test-database.ts';

const service = {
  name: 'Customer support',
  kind: 'support',
  plan: 'professional',
  agents: 3,
  hoursPerWeek: 40,
  rateCents: 450,
  currency: 'EUR',
  startsOn: '2026-01-05',
  endsOn: null,
  sla: null,
  status: 'active',
} as const;

const project: ProjectFields = {
  name: 'Evening shift',
  summary: '',
  status: 'active',
  startsOn: '2026-01-05',
  dueOn: null,
  setProgress: null,
  milestones: [],
};

const refused = (code: string) => ({ data: { error: { code } } });

describeOnDatabases('services and projects of a client', (kind) => {
  let app: TestApp;
  let admin: TestClient;
  let company: TestCompany;
  beforeAll(async () => {
    app = await startTestApp(kind);
    admin = await app.loginAs('admin');
    company = await addCompany(app, 'Alpha GmbH');
  });
  afterAll(() => app.close());

  const services = () => admin.trpc.admin.clientServices;
  const projects = () => admin.trpc.admin.projects;

  test('a service is added and changed; of two administrators the second gets a conflict', async () => {
    const added = await services().create.mutate({ ...service, clientId: company.id });
    const { id, version } = added;
    const ended = { ...service, endsOn: '2026-06-30', status: 'ended' } as const;
    expect(await services().update.mutate({ ...ended, id, version })).toMatchObject({
      status: 'ended',
      endsOn: '2026-06-30',
      version: version + 1,
    });
    await expect(services().update.mutate({ ...service, id, version })).rejects.toMatchObject(
      refused('conflict'),
    );
    expect(await services().list.query({ clientId: company.id })).toHaveLength(1);
  });

  test('milestones keep their order and make the progress, unless it is set', async () => {
    const before = (await admin.trpc.admin.overview.getStats.query()).activeProjects;
    const milestone = (title: string, doneOn: string | null = null) => ({
      id: randomUUID(),
      title,
      dueOn: null,
      doneOn,
    });
    const added = await projects().create.mutate({
      ...project,
      clientId: company.id,
      milestones: [milestone('Second'), milestone('First', '2026-03-02'), milestone('Third')],
    });
    expect(added).toMatchObject({ progress: 33, nextMilestone: { title: 'Second' } });
    expect((await admin.trpc.admin.overview.getStats.query()).activeProjects).toBe(before + 1);
    const { id, version, milestones } = added;
    const [second, first] = milestones;
    const changed = await projects().update.mutate({
      ...project,
      id,
      version,
      status: 'on-hold',
      setProgress: 80,
      milestones: [first, second].filter((step) => step !== undefined),
    });
    expect(changed).toMatchObject({ progress: 80, status: 'on-hold' });
    expect(changed.milestones.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect((await admin.trpc.admin.overview.getStats.query()).activeProjects).toBe(before);
    await expect(projects().update.mutate({ ...project, id, version })).rejects.toMatchObject(
      refused('conflict'),
    );
  });

  test.each([
    ['clientServices', service, { name: ' ' }, 'name'],
    ['clientServices', service, { agents: 0 }, 'agents'],
    ['clientServices', service, { hoursPerWeek: 169 }, 'hoursPerWeek'],
    ['clientServices', service, { rateCents: -1 }, 'rateCents'],
    ['clientServices', service, { rateCents: 4.5 }, 'rateCents'],
    ['clientServices', service, { startsOn: '' }, 'startsOn'],
    ['clientServices', service, { endsOn: '2025-12-31' }, 'endsOn'],
    ['clientServices', service, { kind: 'cooking' }, 'kind'],
    ['projects', project, { name: '' }, 'name'],
    ['projects', project, { status: 'late' }, 'status'],
    ['projects', project, { dueOn: '2025-12-31' }, 'dueOn'],
    ['projects', project, { setProgress: 101 }, 'setProgress'],
    [
      'projects',
      project,
      { milestones: [{ id: randomUUID(), title: '', dueOn: null, doneOn: null }] },
      'milestones.0.title',
    ],
  ])('%s %#: a wrong value is refused beside its field', async (router, right, wrong, path) => {
    const answer = await admin.post(`/api/trpc/admin.${router}.create`, {
      json: { clientId: company.id, ...right, ...wrong },
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`"path":"${path}"`);
  });

  test('what is not there is not found', async () => {
    const id = randomUUID();
    for (const call of [
      () => services().list.query({ clientId: id }),
      () => services().create.mutate({ ...service, clientId: id }),
      () => services().update.mutate({ ...service, id, version: 1 }),
      () => projects().get.query({ id }),
      () => projects().create.mutate({ ...project, clientId: id }),
      () => projects().update.mutate({ ...project, id, version: 1 }),
      () => projects().postUpdate.mutate({ projectId: id, text: 'Hello' }),
    ]) {
      await expect(call()).rejects.toMatchObject(refused('not-found'));
    }
    await expect(projects().postUpdate.mutate({ projectId: id, text: ' ' })).rejects.toMatchObject(
      refused('invalid-input'),
    );
  });
});
