import type { RequiredEntityData } from '@mikro-orm/core';
import { company } from '../../shared/content/company.ts';
import type { BankAccount } from '../../shared/contracts/bank-account.ts';
import type { InvoiceLine, InvoiceStatus } from '../../shared/contracts/invoice.ts';
import type { Milestone, ProjectStatus } from '../../shared/contracts/project.ts';
import { addDays, officeDay } from '../../shared/domain/dates.ts';
import { ChangeRequest } from '../db/entities/change-requests.ts';
import { Client } from '../db/entities/clients.ts';
import { EmployeeProfile } from '../db/entities/employees.ts';
import { Invoice } from '../db/entities/invoices.ts';
import { ClientService, Project, ProjectUpdate } from '../db/entities/projects.ts';
import { Setting } from '../db/entities/system.ts';
import type { EntityManager } from '../db/orm.ts';
import { bankAccountSetting } from '../services/invoices/bank-account.ts';
import { calculateSums } from '../services/invoices/edit-draft.ts';
import { toRecipient } from '../services/invoices/invoice-record.ts';
import { publicEmployeeFilter } from '../services/site/team.ts';

/** Days before today, or after it where they are below zero. */
type Days = number;

type DemoProject = {
  name: string;
  summary: string;
  status: ProjectStatus;
  startedAgo: Days;
  dueIn: Days;
  milestones: (Pick<Milestone, 'title'> & { dueIn: Days; doneAgo?: Days })[];
  updates: { ago: Days; text: string }[];
};

/** Projects of the demo company. */
const demoProjects: readonly DemoProject[] = [
  {
    name: 'Weihnachtsgeschäft',
    summary:
      'Vier zusätzliche Mitarbeitende von Mitte November bis Mitte Januar, eingearbeitet in Sortiment und Retouren.',
    status: 'active',
    startedAgo: 40,
    dueIn: 55,
    milestones: [
      { title: 'Team ausgewählt', dueIn: -30, doneAgo: 32 },
      { title: 'Schulung zum Sortiment', dueIn: -12, doneAgo: 10 },
      { title: 'Probebetrieb am Abend', dueIn: 4 },
      { title: 'Auswertung im Januar', dueIn: 55 },
    ],
    updates: [
      {
        ago: 2,
        text: 'Die Schulung ist abgeschlossen. Im Probelauf lag die Antwortzeit im Chat bei 41 Sekunden.',
      },
      { ago: 31, text: 'Alle vier Plätze sind besetzt; zwei der vier kennen Ihren Shop schon.' },
    ],
  },
  {
    name: 'Neue Textbausteine',
    summary: 'Antworten auf die fünfzig häufigsten Fragen, in Ihrer Sprache und per Sie.',
    status: 'planned',
    startedAgo: -20,
    dueIn: 70,
    milestones: [
      { title: 'Häufigste Fragen ausgewertet', dueIn: 30 },
      { title: 'Entwürfe freigegeben', dueIn: 60 },
    ],
    updates: [],
  },
  {
    name: 'Umzug des Ticketsystems',
    summary: 'Alle Vorgänge seit 2023 übernommen, ohne einen Tag Pause.',
    status: 'completed',
    startedAgo: 210,
    dueIn: -120,
    milestones: [
      { title: 'Testlauf', dueIn: -160, doneAgo: 158 },
      { title: 'Umzug', dueIn: -120, doneAgo: 121 },
    ],
    updates: [{ ago: 120, text: 'Umgezogen. 41.208 Vorgänge sind vollständig übernommen.' }],
  },
];

type DemoInvoice = {
  status: InvoiceStatus;
  /** In days before today; of a draft it is when it was begun. */
  issuedAgo: number;
  paidAgo?: number;
  voidedAgo?: number;
  /** On the credit note that has taken it back. */
  creditReason?: string;
  /** In basis points; none is the rule for a company in another country of the EU. */
  taxRate?: number;
  lines: InvoiceLine[];
};

const support = (hours: number): InvoiceLine => ({
  description: 'Kundenservice Online-Shop, Stunden',
  quantity: hours * 100,
  unitPrice: 450,
});
const calls = (hours: number): InvoiceLine => ({
  description: 'Retourenannahme am Telefon, Stunden',
  quantity: hours * 100,
  unitPrice: 350,
});

/** One of every kind, the oldest first: that is the order of their numbers. Two weeks after its issue each is due. */
const demoInvoices: readonly DemoInvoice[] = [
  { status: 'paid', issuedAgo: 110, paidAgo: 98, lines: [support(1032), calls(168)] },
  { status: 'paid', issuedAgo: 80, paidAgo: 70, lines: [support(1008.5), calls(160)] },
  {
    status: 'void',
    issuedAgo: 51,
    voidedAgo: 50,
    creditReason: 'Umsatzsteuer berechnet, obwohl Reverse Charge gilt.',
    taxRate: 1900,
    lines: [support(1040)],
  },
  { status: 'paid', issuedAgo: 50, paidAgo: 39, lines: [support(1040), calls(172.25)] },
  {
    status: 'sent',
    issuedAgo: 25,
    lines: [
      support(1056),
      calls(176),
      { description: 'Nachlass auf die Einarbeitung', quantity: 100, unitPrice: -12_000 },
    ],
  },
  { status: 'sent', issuedAgo: 5, lines: [support(1024), calls(164)] },
  { status: 'draft', issuedAgo: 0, lines: [support(960)] },
];

/** Numbers a year's invoices as `DEMO-2026-0001`, credit notes as `DEMO-CN-2026-0001`: the series of the real ones begins with the first real one. */
function createNumbering(prefix: string): (year: string) => string {
  const given = new Map<string, number>();
  return (year) => {
    const next = (given.get(year) ?? 0) + 1;
    given.set(year, next);
    return `${prefix}-${year}-${String(next).padStart(4, '0')}`;
  };
}

const dateDaysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** One request that was answered, and one that waits. */
function addDemoRequests(
  em: EntityManager,
  client: Client,
  service: ClientService | undefined,
): void {
  const asked = {
    client,
    requestedByName: client.contactPerson,
    subjectKind: 'service',
    subjectId: service?.id ?? null,
    subjectLabel: service?.name ?? null,
  } as const;
  em.create(ChangeRequest, {
    ...asked,
    text: 'Bitte nehmen Sie auch samstags bis 20 Uhr Anfragen im Chat an.',
    status: 'done',
    answer: 'Gern. Der Chat ist jetzt auch samstags bis 20 Uhr besetzt.',
    answeredAt: dateDaysAgo(48),
    answeredBy: 'Katrin Salvador',
    submissionKey: `demo:${crypto.randomUUID()}`,
    createdAt: dateDaysAgo(52),
  });
  em.create(ChangeRequest, {
    ...asked,
    text: 'Für das Weihnachtsgeschäft brauchen wir zwei Personen mehr am Abend. Geht das?',
    payload: { kind: 'service', agents: 8 },
    submissionKey: `demo:${crypto.randomUUID()}`,
    createdAt: dateDaysAgo(1),
  });
}

/** Services of the demo company. */
const demoServices: readonly Omit<RequiredEntityData<ClientService>, 'client'>[] = [
  {
    name: 'Kundenservice Online-Shop',
    kind: 'support',
    plan: 'professional',
    agents: 6,
    hoursPerWeek: 40,
    rateCents: 450,
    currency: 'EUR',
    startsOn: '2023-03-01',
    sla: 'E-Mails innerhalb von 4 Stunden, Chat innerhalb von 60 Sekunden, montags bis samstags von 8 bis 20 Uhr.',
    status: 'active',
  },
  {
    name: 'Retourenannahme am Telefon',
    kind: 'calls',
    plan: 'starter',
    agents: 2,
    hoursPerWeek: 20,
    rateCents: 350,
    currency: 'EUR',
    startsOn: '2024-11-04',
    sla: '80 % der Anrufe innerhalb von 20 Sekunden angenommen.',
    status: 'active',
  },
  {
    name: 'Pflege der Produktdaten',
    kind: 'entry',
    plan: null,
    agents: 1,
    hoursPerWeek: 16,
    rateCents: 390,
    currency: 'EUR',
    startsOn: '2025-02-03',
    status: 'paused',
  },
];

/** The company whose portal a demonstration shows. */
export const demoCompany = 'Alpenquell Naturkosmetik GmbH';

/** The account of the examples that banks print: right by its check digits, without an owner. */
export const demoBankAccount: BankAccount = {
  holder: company.legalName,
  iban: 'DE89370400440532013000',
  bic: '',
  bank: 'Musterbank',
  elsewhere: '',
};

const dayMs = 86_400_000;
const paymentTermDays = 14;
/** How many days each demo invoice is for, up to the day before its issue. */
const billedDays = 28;

/** Gives the demo company services, projects, invoices and requests, on a site that has none of them. */
export async function seedClientPortal(em: EntityManager): Promise<void> {
  if ((await em.count(ClientService)) > 0 || (await em.count(Invoice)) > 0) return;
  const today = officeDay(new Date());
  const daysAgo = (days: number) => addDays(today, -days);
  await em.transactional(async (inner) => {
    const client = await inner.findOne(Client, { companyName: demoCompany });
    if (!client) return;
    client.accountManager = await inner.findOne(EmployeeProfile, publicEmployeeFilter, {
      orderBy: { displayOrder: 'asc', id: 'asc' },
    });
    const author = client.accountManager?.name ?? 'Talabridge';
    const services = demoServices.map((service) =>
      inner.create(ClientService, { ...service, client }),
    );
    for (const { startedAgo, dueIn, milestones, updates, ...project } of demoProjects) {
      const stored = inner.create(Project, {
        ...project,
        client,
        startsOn: daysAgo(startedAgo),
        dueOn: daysAgo(-dueIn),
        milestones: milestones.map(({ title, dueIn: milestoneDue, doneAgo }) => ({
          id: crypto.randomUUID(),
          title,
          dueOn: daysAgo(-milestoneDue),
          doneOn: doneAgo === undefined ? null : daysAgo(doneAgo),
        })),
      });
      for (const { ago, text } of updates) {
        inner.create(ProjectUpdate, {
          project: stored,
          text,
          authorName: author,
          createdAt: new Date(Date.now() - ago * dayMs),
        });
      }
    }
    await inner.upsert(
      Setting,
      {
        key: bankAccountSetting.key,
        value: JSON.stringify(demoBankAccount),
        description: '',
        updatedAt: new Date(),
      },
      { onConflictAction: 'ignore' },
    );
    const numberOf = createNumbering('DEMO');
    const creditNumberOf = createNumbering('DEMO-CN');
    for (const {
      status,
      issuedAgo,
      paidAgo,
      voidedAgo,
      creditReason = null,
      lines,
      taxRate = 0,
    } of demoInvoices) {
      const issuedOn = daysAgo(issuedAgo);
      const isDraft = status === 'draft';
      inner.create(Invoice, {
        client,
        status,
        number: isDraft ? null : numberOf(issuedOn.slice(0, 4)),
        issuedOn: isDraft ? null : issuedOn,
        dueOn: isDraft ? null : addDays(issuedOn, paymentTermDays),
        paidOn: paidAgo === undefined ? null : daysAgo(paidAgo),
        voidedOn: voidedAgo === undefined ? null : daysAgo(voidedAgo),
        creditNumber: creditReason && creditNumberOf(issuedOn.slice(0, 4)),
        creditReason,
        creditSettlement:
          creditReason === null ? null : paidAgo === undefined ? 'none_paid' : 'refund',
        currency: client.preferredCurrency,
        lines,
        taxCategory: taxRate === 0 ? 'reverse_charge' : 'standard',
        taxRate,
        buyerVatNumber: client.vatNumber ?? null,
        periodFrom: daysAgo(issuedAgo + billedDays),
        periodTo: daysAgo(issuedAgo + 1),
        ...calculateSums({ lines, taxRate }),
        recipient: isDraft ? null : toRecipient(client),
        createdAt: new Date(Date.now() - issuedAgo * dayMs),
      });
    }
    addDemoRequests(inner, client, services[0]);
  });
}
