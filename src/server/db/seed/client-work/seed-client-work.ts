import { addDays } from '../../../../shared/domain/berlin-days.ts';
import { officeDay } from '../../../../shared/domain/office-day.ts';
import { sumsOf } from '../../../services/invoices/sums-of.ts';
import { toRecipient } from '../../../services/invoices/to-invoice.ts';
import { publicEmployee } from '../../../services/team/public-employee.ts';
import { Client } from '../../entities/client.ts';
import { ClientService } from '../../entities/client-service.ts';
import { EmployeeProfile } from '../../entities/employee-profile.ts';
import { Invoice } from '../../entities/invoice.ts';
import { Project } from '../../entities/project.ts';
import { ProjectUpdate } from '../../entities/project-update.ts';
import type { EntityManager } from '../../orm.ts';
import { demoInvoices } from './demo-invoices.ts';
import { demoNumbers } from './demo-numbers.ts';
import { demoProjects } from './demo-projects.ts';
import { addDemoRequests } from './demo-requests.ts';
import { demoServices } from './demo-services.ts';

/** The company whose portal a demonstration shows. */
export const demoCompany = 'Alpenquell Naturkosmetik GmbH';

const dayMs = 86_400_000;
const term = 14;

/** Gives the demo company services, projects, invoices and requests, on a site that has none of them. */
export async function seedClientWork(em: EntityManager): Promise<void> {
  if ((await em.count(ClientService)) > 0 || (await em.count(Invoice)) > 0) return;
  const today = officeDay(new Date());
  const daysAgo = (days: number) => addDays(today, -days);
  await em.transactional(async (inner) => {
    const client = await inner.findOne(Client, { companyName: demoCompany });
    if (!client) return;
    client.accountManager = await inner.findOne(EmployeeProfile, publicEmployee, {
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
    const numberOf = demoNumbers();
    for (const { status, issuedAgo, paidAgo, voidedAgo, lines } of demoInvoices) {
      const issuedOn = daysAgo(issuedAgo);
      const isDraft = status === 'draft';
      inner.create(Invoice, {
        client,
        status,
        number: isDraft ? null : numberOf(issuedOn.slice(0, 4)),
        issuedOn: isDraft ? null : issuedOn,
        dueOn: isDraft ? null : addDays(issuedOn, term),
        paidOn: paidAgo === undefined ? null : daysAgo(paidAgo),
        voidedOn: voidedAgo === undefined ? null : daysAgo(voidedAgo),
        currency: client.preferredCurrency,
        lines,
        taxRate: 1900,
        ...sumsOf({ lines, taxRate: 1900 }),
        recipient: isDraft ? null : toRecipient(client),
        createdAt: new Date(Date.now() - issuedAgo * dayMs),
      });
    }
    addDemoRequests(inner, client, services[0]);
  });
}
