import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type {
  EraseClientInput,
  eraseClientOutput,
} from '../../../shared/contracts/client-admin.ts';
import { addDays, officeDay } from '../../../shared/domain/dates.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import { Client } from '../../db/entities/clients.ts';
import { Invoice, InvoiceFile, type InvoiceFileKind } from '../../db/entities/invoices.ts';
import { OutgoingMail } from '../../db/entities/mail.ts';
import { ClientService, Project } from '../../db/entities/projects.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError, fieldError } from '../../errors.ts';
import { eraseAccounts } from '../accounts/erase-user.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { eraseMails } from '../mail/erase-mails.ts';
import { lockRecord, requireVersion } from '../records.ts';

/** In days: within them the job that draws and mails a document may still wait for its next try. */
const mailingDays = 3;

/** Returns whether a document of one of the invoices has not left yet: it is not drawn, or its mail is queued. */
async function isMailingDue(em: EntityManager, invoices: readonly Invoice[]): Promise<boolean> {
  const since = addDays(officeDay(new Date()), -mailingDays);
  const issued = invoices.filter(({ status }) => status !== 'draft');
  const about = { $in: issued.map(({ id }) => id) };
  if ((await em.count(OutgoingMail, { aboutId: about, status: 'queued' })) > 0) return true;
  const files = await em.find(InvoiceFile, { invoice: about }, { fields: ['kind'] });
  const isDrawn = (id: string, kind: InvoiceFileKind) =>
    files.some((file) => file.invoice.id === id && file.kind === kind);
  return issued.some(({ id, creditNumber, voidedOn, issuedOn }) =>
    creditNumber
      ? Boolean(voidedOn && voidedOn >= since) && !isDrawn(id, 'credit-note')
      : Boolean(issuedOn && issuedOn >= since) && !isDrawn(id, 'invoice'),
  );
}

/**
 * Throws AppError('invalid-input') for a client that is served still, owes money, or waits for a mail with an invoice
 * or a credit note.
 */
async function requireErasable(
  em: EntityManager,
  client: Client,
  invoices: readonly Invoice[],
): Promise<void> {
  const refuse = (message: string) => fieldError('id', message);
  if (client.status === 'active') throw refuse(m.validation_client_erase_active());
  if (invoices.some(({ status }) => status === 'sent')) {
    throw refuse(m.validation_client_erase_open());
  }
  if (await isMailingDue(em, invoices)) throw refuse(m.validation_client_erase_mail());
}

/** Empties a record that has to stay for its invoices: these name their recipient themselves. */
function anonymise(client: Client): void {
  Object.assign(client, {
    companyName: client.clientId,
    industry: null,
    website: null,
    address: null,
    country: null,
    vatNumber: null,
    contactPerson: '',
    contactTitle: null,
    contactEmail: '',
    phone: null,
    notes: null,
    plan: null,
    accountManager: null,
    consentVersion: null,
    consentLocale: null,
    consentAt: null,
    submissionKey: null,
    submissionDigest: null,
    handledAt: client.handledAt ?? new Date(),
    erasedAt: new Date(),
  });
}

/** Erases what is stored because of a client, except issued invoices. Returns the ids of its mails. */
async function eraseSurroundings(
  em: EntityManager,
  client: Client,
  invoices: readonly Invoice[],
): Promise<string[]> {
  const of = { client: client.id };
  const people = await em.find(User, { ...of, role: 'client' });
  const services = await em.find(ClientService, of);
  const projects = await em.find(Project, of);
  const requests = await em.find(ChangeRequest, of);
  const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
  const subjects = [client.id, ...[services, projects, requests].flatMap(idsOf)];
  const mailIds = await eraseAccounts(em, people);
  for (const id of [...subjects, ...idsOf(invoices)]) mailIds.push(...(await eraseMails(em, id)));
  // The link of a person who has another role now rests, and would come back with the role.
  await em.nativeUpdate(User, of, { client: null });
  await em.nativeDelete(ChangeRequest, of);
  await em.nativeDelete(ClientService, of);
  await em.nativeDelete(Project, of);
  await em.nativeDelete(Invoice, { ...of, status: 'draft' });
  // Action and moment stay; only the name identified the company.
  await em.nativeUpdate(AuditEvent, { subjectId: { $in: subjects } }, { subjectLabel: '' });
  return mailIds;
}

/**
 * Erases an inactive client that owes nothing: its record, services, projects, requests, drafts, mails and the accounts
 * of its people. Issued invoices must be retained and name the recipient; an emptied record stays under the client's
 * number for them. Messages, meetings and newsletter addresses of the same people are records of their own. Throws
 * AppError('not-found'), 'conflict' when the record has changed since `version`, 'wrong-state' when it is erased
 * already, 'invalid-input' for a client that is active, has open invoices, or waits for a mail with one.
 */
export async function eraseClient(
  ctx: AdminContext,
  { id, version }: EraseClientInput,
): Promise<z.infer<typeof eraseClientOutput>> {
  const { mailIds, isKept } = await ctx.em.transactional(async (em) => {
    const client = await lockRecord(em, Client, { id });
    requireVersion(client, version);
    if (client.erasedAt) throw new AppError('wrong-state');
    // None of them is sent, paid or opened again meanwhile.
    const invoices = await em.find(
      Invoice,
      { client: id },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    await requireErasable(em, client, invoices);
    const erased = await eraseSurroundings(em, client, invoices);
    const isNeeded = invoices.some(({ status }) => status !== 'draft');
    if (isNeeded) anonymise(client);
    recordEvent(em, ctx, 'client.erase', { id, label: client.clientId });
    await em.flush();
    if (!isNeeded) await em.nativeDelete(Client, { id });
    return { mailIds: erased, isKept: isNeeded };
  });
  await ctx.mail.removeFiles(mailIds);
  return { isKept };
}
