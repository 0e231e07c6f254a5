import type { ProjectStatus } from '../../shared/contracts/project.ts';
import { Client } from '../db/entities/client.ts';
import { ClientService } from '../db/entities/client-service.ts';
import { Project } from '../db/entities/project.ts';
import { User } from '../db/entities/user.ts';
import { addClient } from './clients.ts';
import { type TestApp, testPassword } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type TestCompany = {
  id: string;
  name: string;
  userId: string;
  /** Somebody of the company, logged in. */
  portal: TestClient;
};

/** A company with a person who is logged in. */
export async function addCompany(app: TestApp, name: string): Promise<TestCompany> {
  const em = app.orm.em.fork();
  const company = addClient(em, { companyName: name });
  await em.flush();
  const { id: userId, username } = await app.addUser('client');
  await em.nativeUpdate(User, { id: userId }, { client: company.id });
  const portal = app.client();
  const answer = await portal.post('/api/auth/login', { username, password: testPassword });
  if (answer.status !== 200) throw new Error(`login failed: ${answer.status}`);
  return { id: company.id, name, userId, portal };
}

/** A service of a company that has begun. */
export async function addService(app: TestApp, clientId: string, name: string): Promise<string> {
  const em = app.orm.em.fork();
  const service = em.create(ClientService, {
    client: em.getReference(Client, clientId),
    name,
    agents: 3,
    hoursPerWeek: 40,
    rateCents: 450,
    currency: 'EUR',
    startsOn: '2026-01-05',
  });
  await em.flush();
  return service.id;
}

/** A project of a company, with one milestone of two done. */
export async function addProject(
  app: TestApp,
  clientId: string,
  name: string,
  status: ProjectStatus = 'active',
): Promise<string> {
  const em = app.orm.em.fork();
  const milestone = { dueOn: null, doneOn: null };
  const project = em.create(Project, {
    client: em.getReference(Client, clientId),
    name,
    summary: `About ${name}`,
    status,
    milestones: [
      { ...milestone, id: crypto.randomUUID(), title: 'Kick-off', doneOn: '2026-03-02' },
      { ...milestone, id: crypto.randomUUID(), title: 'Go live', dueOn: '2026-12-01' },
    ],
  });
  await em.flush();
  return project.id;
}
