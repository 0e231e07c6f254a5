import { randomUUID } from 'node:crypto';
import { TestClient } from '../../src/server/testing/test-client.ts';
import type { AdminApi } from './admin-api.ts';

const password = 'lamp river onion sock';

export type PortalClient = {
  login: { username: string; password: string };
  company: { id: string; name: string };
};

/** A person who can log in to the client portal, of a company of their own that has one service. */
export async function addPortalClient(
  { client }: AdminApi,
  service = 'Customer support',
): Promise<PortalClient> {
  const { admin } = client.trpc;
  const name = `Nordwind ${randomUUID().slice(0, 8)}`;
  const company = await admin.clients.create.mutate({
    companyName: name,
    contactPerson: 'Ida Nord',
    contactEmail: 'ida@nordwind.example',
    address: 'Hafenstraße 1, 20457 Hamburg',
  });
  await addService(client, company.id, service);
  return { login: await addLogin(client, company.id), company: { id: company.id, name } };
}

/** A service that a company has of us. */
export async function addService(
  { trpc }: TestClient,
  clientId: string,
  name = 'Customer support',
): Promise<void> {
  await trpc.admin.clientServices.create.mutate({
    clientId,
    name,
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
  });
}

/** A person with the client's role; without a company where none is named. */
export async function addLogin(
  client: TestClient,
  companyId: string | null,
): Promise<PortalClient['login']> {
  const email = `ida-${randomUUID()}@nordwind.example`;
  const { link } = await client.trpc.admin.users.invite.mutate({
    email,
    firstName: 'Ida',
    lastName: 'Nord',
    role: 'client',
    locale: 'en',
    companyId,
  });
  const token = new URL(link, client.url).searchParams.get('token') ?? '';
  await new TestClient(client.url).trpc.public.activateAccount.mutate({ token, password });
  return { username: email, password };
}
