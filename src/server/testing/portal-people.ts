import type { ProjectStatus } from '../../shared/contracts/project.ts';
import { User } from '../db/entities/accounts.ts';
import { Client } from '../db/entities/clients.ts';
import { EmployeeProfile } from '../db/entities/employees.ts';
import { ClientService, Project } from '../db/entities/projects.ts';
import type { EntityManager } from '../db/orm.ts';
import { addEmployee } from './content.ts';
import { type TestApp, testPassword } from './test-app.ts';
import type { TestClient } from './test-client.ts';

type ClientFields = Partial<
  Pick<
    Client,
    | 'companyName'
    | 'contactPerson'
    | 'contactEmail'
    | 'status'
    | 'ndaSigned'
    | 'source'
    | 'notes'
    | 'handledAt'
    | 'isSuspicious'
    | 'createdAt'
  >
>;

let number = 7000;

/** A company that registered itself and still waits, unless the overrides say otherwise. */
export function addClient(em: EntityManager, overrides: ClientFields = {}): Client {
  number += 1;
  return em.create(Client, {
    id: crypto.randomUUID(),
    clientId: `TB-${number}`,
    companyName: `Company ${number}`,
    contactPerson: 'Ida Nord',
    contactEmail: `ida-${number}@nordwind.example`,
    address: 'Hafenstraße 1, 20457 Hamburg',
    locale: 'en',
    ...overrides,
  });
}

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

/** A draft of an invoice to a company, complete, for 59.50 EUR. */
export const invoiceDraft = (clientId: string) => ({
  clientId,
  currency: 'EUR' as const,
  taxRate: 1900,
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  dueOn: null,
  lines: [{ description: 'Customer support', quantity: 100, unitPrice: 5000 }],
  note: null,
});

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

export type EmployeePerson = { client: TestClient; userId: string; employeeId: string };

/** A user with the employee's role who has a profile of their own, logged in over http. */
export async function loginAsEmployee(
  app: TestApp,
  fields: Parameters<typeof addEmployee>[1] = {},
): Promise<EmployeePerson> {
  const { id: userId, username } = await app.addUser('employee');
  const em = app.orm.em.fork();
  const employee = addEmployee(em, { slug: `person-${crypto.randomUUID()}`, ...fields });
  await em.flush();
  await em.nativeUpdate(User, { id: userId }, { employee: employee.id });
  const client = app.client();
  await client.post('/api/auth/login', { username, password: testPassword });
  return { client, userId, employeeId: employee.id };
}

/** A profile as it is stored now. */
export function storedEmployee(app: TestApp, id: string): Promise<EmployeeProfile> {
  return app.orm.em.fork().findOneOrFail(EmployeeProfile, { id });
}
