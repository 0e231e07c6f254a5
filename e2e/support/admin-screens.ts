import { expect, type Page } from '@playwright/test';
import type { AdminApi } from './admin-api.ts';
import { blockRequests, requestsTo } from './calls.ts';

type Visit = (name: string) => Promise<void>;

/** Every list, tab and dialog that has an address, by the name of its picture. */
async function listScreenPaths({ client }: AdminApi): Promise<Record<string, string>> {
  const { admin } = client.trpc;
  const [application] = (await admin.applications.list.query({ status: 'reviewing' })).rows;
  const [employee] = (await admin.employees.list.query({})).rows;
  const [question] = (await admin.questions.list.query({ type: 'general' })).rows;
  const [article] = (await admin.news.list.query({})).rows;
  // The one that the demo content works for.
  const [record] = (await admin.clients.list.query({ search: 'Alpenquell' })).rows;
  const clientId = record?.id ?? '';
  const [project] = await admin.projects.list.query({ clientId });
  const [invoice] = (await admin.invoices.list.query({ clientId })).rows;
  const [request] = (await admin.changeRequests.list.query({})).rows;
  const [picture] = (await admin.pictures.list.query({})).rows;
  const [user] = (await admin.users.list.query({ role: 'employee' })).rows;
  const [message] = (await admin.inbox.listMessages.query({})).rows;
  return {
    dashboard: '/admin',
    applications: '/admin/applications',
    'applications without hits': '/admin/applications?search=nobody-is-called-so',
    review: `/admin/applications?review=${application?.id}`,
    'review gone': '/admin/applications?review=00000000-0000-4000-8000-000000000000',
    questions: '/admin/questions',
    'questions without hits': '/admin/questions?search=nobody-asks-this',
    'question new': '/admin/questions?edit=new',
    question: `/admin/questions?edit=${question?.id}`,
    'question preview': `/admin/questions?preview=${question?.id}`,
    'questions import': '/admin/questions?import=true',
    users: '/admin/users',
    'user invitation': '/admin/users?edit=new',
    'user invitation for a client': `/admin/users?invite=${record?.id}`,
    user: `/admin/users?edit=${user?.id}`,
    'user role': `/admin/users?changeRole=${user?.id}`,
    employees: '/admin/employees',
    employee: `/admin/employees?edit=${employee?.id}`,
    'employee new': '/admin/employees?edit=new',
    'employee code': `/admin/employees?qr=${employee?.id}`,
    content: '/admin/content',
    'content editor': `/admin/content?edit=${article?.id}`,
    clients: '/admin/clients',
    'clients as table': '/admin/clients?view=table',
    'client new': '/admin/clients?add=true',
    client: `/admin/clients/${record?.id}`,
    'client form': `/admin/clients/${record?.id}?edit=true`,
    'client services': `/admin/clients/${record?.id}?tab=services`,
    'client service new': `/admin/clients/${record?.id}?tab=services&form=new`,
    'client projects': `/admin/clients/${record?.id}?tab=projects`,
    'client project': `/admin/clients/${record?.id}?tab=projects&open=${project?.id}`,
    'client project form': `/admin/clients/${record?.id}?tab=projects&form=new`,
    'client invoices': `/admin/clients/${record?.id}?tab=invoices`,
    'client invoice': `/admin/clients/${record?.id}?tab=invoices&open=${invoice?.id}`,
    'client invoice editor': `/admin/clients/${record?.id}?tab=invoices&form=new`,
    invoices: '/admin/invoices',
    'invoices overdue': '/admin/invoices?state=overdue&sort=dueOn&order=asc',
    'invoices without hits': '/admin/invoices?search=nobody-is-called-so',
    gallery: '/admin/gallery',
    'gallery upload': '/admin/gallery?upload=true',
    'gallery picture': `/admin/gallery?edit=${picture?.id}`,
    analytics: '/admin/analytics',
    settings: '/admin/settings',
    'inbox messages': '/admin/inbox',
    'inbox message': `/admin/inbox?message=${message?.id}`,
    'inbox registrations': '/admin/inbox?tab=registrations',
    'inbox requests': '/admin/inbox?tab=requests',
    'inbox request': `/admin/inbox?tab=requests&request=${request?.id}`,
    'inbox bookings': '/admin/inbox?tab=bookings',
    'inbox newsletter': '/admin/inbox?tab=newsletter',
    outbox: '/admin/outbox',
    retention: '/admin/retention',
    'retention of messages': '/admin/retention?kind=contactMessages&state=all',
    activity: '/admin/activity',
    'page not found': '/admin/no-such-page',
  };
}

/** Everything that loads by itself has come. */
async function waitForContent(page: Page): Promise<void> {
  // Not by its role: a dialog that is open already hides it.
  await page.locator('#main').filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Goes through every screen of the administrators' portal, with its dialogs, and calls `visit` on each. */
export async function visitAdminPortal(page: Page, api: AdminApi, visit: Visit): Promise<void> {
  for (const [name, address] of Object.entries(await listScreenPaths(api))) {
    await page.goto(address);
    await waitForContent(page);
    await visit(`admin ${name}`);
  }
  await page.goto('/admin');
  await waitForContent(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit('admin keys');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('maria');
  await waitForContent(page);
  await visit('admin palette');
  const mend = await blockRequests(page, requestsTo('admin.users.list'));
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toBeVisible();
  await visit('admin users without a line');
  await mend();
}
