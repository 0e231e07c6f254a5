import { z } from 'zod';
import { company } from '../../shared/content/company.ts';
import { contactConsentVersion } from '../../shared/content/consent.ts';
import type { BankAccount } from '../../shared/contracts/bank-account.ts';
import { changeRequestSchema } from '../../shared/contracts/change-request.ts';
import { clientSourceSchema, createClientInput } from '../../shared/contracts/client-admin.ts';
import { localeSchema } from '../../shared/contracts/fields.ts';
import {
  creditSettlementSchema,
  invoiceFormSchema,
  invoiceStatusSchema,
} from '../../shared/contracts/invoice.ts';
import { clientServiceSchema, projectStatusSchema } from '../../shared/contracts/project.ts';
import { ChangeRequest } from '../db/entities/change-requests.ts';
import { Client } from '../db/entities/clients.ts';
import { EmployeeProfile } from '../db/entities/employees.ts';
import { Invoice } from '../db/entities/invoices.ts';
import { ClientService, Project, ProjectUpdate } from '../db/entities/projects.ts';
import { Setting } from '../db/entities/system.ts';
import type { EntityManager } from '../db/orm.ts';
import { nextClientNumber } from '../services/clients/edit-client.ts';
import { bankAccountSetting } from '../services/invoices/bank-account.ts';
import { calculateSums } from '../services/invoices/edit-draft.ts';
import { toRecipient } from '../services/invoices/invoice-record.ts';
import { publicEmployeeFilter } from '../services/site/team.ts';
import { demoDaySchema, demoMomentSchema, readDemoData } from './demo-data.ts';

const clientSchema = createClientInput
  .extend({
    locale: localeSchema,
    source: clientSourceSchema,
    /** Left out for a registration that waits, and for a company that an administrator added. */
    handledAt: demoMomentSchema.optional(),
    createdAt: demoMomentSchema,
  })
  .strict();

/** The invented client companies, those with a contract first; the last three registered and are not handled yet. */
export const demoClients = readDemoData('clients.json', z.array(clientSchema));

/** The company whose portal a demonstration shows. */
export const demoCompany = 'Alpenquell Naturkosmetik GmbH';

/** Services of the demo company. */
const demoServices = readDemoData(
  'services.json',
  z.array(
    clientServiceSchema
      .omit({ id: true, endsOn: true })
      .extend({ startsOn: demoDaySchema })
      .strict(),
  ),
);

const optionalDemoDaySchema = demoDaySchema.nullable().default(null);

const projectSchema = z.strictObject({
  name: z.string(),
  summary: z.string(),
  status: projectStatusSchema,
  startsOn: demoDaySchema,
  dueOn: demoDaySchema,
  milestones: z.array(
    z.strictObject({ title: z.string(), dueOn: demoDaySchema, doneOn: optionalDemoDaySchema }),
  ),
  updates: z.array(z.strictObject({ createdAt: demoMomentSchema, text: z.string() })),
});

/** Projects of the demo company. */
const demoProjects = readDemoData('projects.json', z.array(projectSchema));

const { lines, taxCategory, taxRate } = invoiceFormSchema.shape;

const invoiceSchema = z.strictObject({
  status: invoiceStatusSchema,
  createdAt: demoMomentSchema,
  /** Null for a draft, as the day on which it is due. */
  issuedOn: optionalDemoDaySchema,
  dueOn: optionalDemoDaySchema,
  paidOn: optionalDemoDaySchema,
  voidedOn: optionalDemoDaySchema,
  /** On the credit note that has taken it back. */
  creditReason: z.string().nullable().default(null),
  creditSettlement: creditSettlementSchema.nullable().default(null),
  periodFrom: demoDaySchema,
  periodTo: demoDaySchema,
  taxCategory,
  taxRate,
  lines,
});

/** One of every kind, the oldest first: that is the order of their numbers. */
const demoInvoices = readDemoData('invoices.json', z.array(invoiceSchema));

/** Requests about the first service: one that was answered, and one that waits. */
const demoRequests = readDemoData(
  'change-requests.json',
  z.array(
    changeRequestSchema
      .pick({ text: true, payload: true, status: true, answer: true, answeredBy: true })
      .partial({ payload: true, answer: true, answeredBy: true })
      .extend({ answeredAt: demoMomentSchema.optional(), createdAt: demoMomentSchema })
      .strict(),
  ),
);

/** The account of the examples that banks print: right by its check digits, without an owner. */
export const demoBankAccount: BankAccount = {
  holder: company.legalName,
  iban: 'DE89370400440532013000',
  bic: '',
  bank: 'Musterbank',
  elsewhere: '',
};

/** Adds the invented client companies to a site that has none, the oldest with the lowest number. */
export async function seedClients(em: EntityManager): Promise<void> {
  if ((await em.count(Client)) > 0) return;
  await em.transactional(async (inner) => {
    for (const client of demoClients) {
      inner.create(Client, {
        ...client,
        clientId: await nextClientNumber(inner),
        ...(client.source === 'registration'
          ? {
              consentVersion: contactConsentVersion,
              consentLocale: client.locale,
              consentAt: client.createdAt,
            }
          : { handledAt: client.createdAt }),
      });
    }
  });
}

/** Numbers as `DEMO-2026-0001` or `DEMO-CN-2026-0001`, so that the series of real invoices begins with a real one. */
function createNumbering(prefix: string): (day: string) => string {
  const given = new Map<string, number>();
  return (day) => {
    const year = day.slice(0, 4);
    const next = (given.get(year) ?? 0) + 1;
    given.set(year, next);
    return `${prefix}-${year}-${String(next).padStart(4, '0')}`;
  };
}

function addInvoices(em: EntityManager, client: Client): void {
  const numberOf = createNumbering('DEMO');
  const creditNumberOf = createNumbering('DEMO-CN');
  for (const invoice of demoInvoices) {
    const { issuedOn, creditReason } = invoice;
    em.create(Invoice, {
      ...invoice,
      ...calculateSums(invoice),
      client,
      number: issuedOn && numberOf(issuedOn),
      creditNumber: issuedOn && creditReason && creditNumberOf(issuedOn),
      currency: client.preferredCurrency,
      buyerVatNumber: client.vatNumber ?? null,
      recipient: issuedOn === null ? null : toRecipient(client),
    });
  }
}

/** Gives the demo company services, projects, invoices and requests, on a site that has none of them. */
export async function seedClientPortal(em: EntityManager): Promise<void> {
  if ((await em.count(ClientService)) > 0 || (await em.count(Invoice)) > 0) return;
  await em.transactional(async (inner) => {
    const client = await inner.findOne(Client, { companyName: demoCompany });
    if (!client) return;
    client.accountManager = await inner.findOne(EmployeeProfile, publicEmployeeFilter, {
      orderBy: { displayOrder: 'asc', id: 'asc' },
    });
    const authorName = client.accountManager?.name ?? 'Talabridge';
    const services = demoServices.map((service) =>
      inner.create(ClientService, { ...service, client }),
    );
    for (const { milestones, updates, ...fields } of demoProjects) {
      const project = inner.create(Project, {
        ...fields,
        client,
        milestones: milestones.map((milestone) => ({ id: crypto.randomUUID(), ...milestone })),
      });
      for (const update of updates) inner.create(ProjectUpdate, { ...update, project, authorName });
    }
    const key = bankAccountSetting.key;
    const value = JSON.stringify(demoBankAccount);
    await inner.upsert(
      Setting,
      { key, value, description: '', updatedAt: new Date() },
      { onConflictAction: 'ignore' },
    );
    addInvoices(inner, client);
    for (const request of demoRequests) {
      inner.create(ChangeRequest, {
        ...request,
        client,
        requestedByName: client.contactPerson,
        subjectKind: 'service',
        subjectId: services[0]?.id ?? null,
        subjectLabel: services[0]?.name ?? null,
        submissionKey: `demo:${crypto.randomUUID()}`,
      });
    }
  });
}
