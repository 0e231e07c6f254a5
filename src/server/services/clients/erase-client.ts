import { LockMode } from '@mikro-orm/core';
import type { z } from 'zod';
import type {
  EraseClientInput,
  eraseClientOutput,
} from '../../../shared/contracts/client-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { User } from '../../db/entities/accounts.ts';
import { AuditEvent } from '../../db/entities/audit.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import { Client } from '../../db/entities/clients.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import { ClientService, Project } from '../../db/entities/projects.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { eraseAccountMails, eraseAccounts } from '../accounts/erase-user.ts';
import { recordEvent } from '../audit.ts';
import { requireAdministrator, type ServiceContext } from '../context.ts';
import { eraseMails } from '../mail/erase-mails.ts';

/** Throws AppError('invalid-input') for a client that is served still, or owes money. */
async function requireErasable(em: EntityManager, client: Client): Promise<void> {
  const refuse = (message: string) =>
    new AppError('invalid-input', { issues: [{ path: 'id', message }] });
  if (client.status === 'active') throw refuse(m.validation_client_erase_active());
  if ((await em.count(Invoice, { client: client.id, status: 'sent' })) > 0) {
    throw refuse(m.validation_client_erase_open());
  }
}

/** Empties a record that has to stay for its invoices: these name their recipient themselves. */
function anonymise(client: Client): void {
  Object.assign(client, {
    companyName: client.clientId,
    industry: null,
    website: null,
    address: null,
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

/** Erases what is kept because of a client, but for issued invoices. Returns the ids of its mails. */
async function eraseSurroundings(em: EntityManager, client: Client): Promise<string[]> {
  const of = { client: client.id };
  const people = await em.find(User, { ...of, role: 'client' });
  const services = await em.find(ClientService, of);
  const projects = await em.find(Project, of);
  const requests = await em.find(ChangeRequest, of);
  const invoices = await em.find(Invoice, of);
  const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);
  const subjects = [client.id, ...[services, projects, requests].flatMap(idsOf)];
  const mailIds = await eraseAccountMails(em, [client.contactEmail.toLowerCase()]);
  mailIds.push(...(await eraseAccounts(em, people)));
  for (const id of [...subjects, ...idsOf(invoices)]) mailIds.push(...(await eraseMails(em, id)));
  await em.nativeDelete(ChangeRequest, of);
  await em.nativeDelete(ClientService, of);
  await em.nativeDelete(Project, of);
  await em.nativeDelete(Invoice, { ...of, status: 'draft' });
  // Action and moment stay; of the company only the name told which it was.
  await em.nativeUpdate(AuditEvent, { subjectId: { $in: subjects } }, { subjectLabel: null });
  return mailIds;
}

/**
 * Erases an inactive client that owes nothing: its record, services, projects, requests, drafts, mails and the accounts of
 * its people. Issued invoices have to be kept and name the recipient; for them an emptied record stays under the client's
 * number. Messages, meetings and newsletter addresses of the same people are records of their own. Throws
 * AppError('not-found'), 'conflict' when the record has changed since `version` or is erased already, 'invalid-input' for
 * a client that is active or has open invoices.
 */
export async function eraseClient(
  ctx: ServiceContext,
  { id, version }: EraseClientInput,
): Promise<z.infer<typeof eraseClientOutput>> {
  requireAdministrator(ctx);
  const { mailIds, isKept } = await ctx.em.transactional(async (em) => {
    const client = await em.findOne(Client, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!client) throw new AppError('not-found');
    if (version !== client.version || client.erasedAt) throw new AppError('conflict');
    await requireErasable(em, client);
    const erased = await eraseSurroundings(em, client);
    const isNeeded = (await em.count(Invoice, { client: id })) > 0;
    if (isNeeded) anonymise(client);
    recordEvent(em, ctx, {
      action: 'client.erase',
      subjectId: id,
      subjectLabel: client.clientId,
    });
    await em.flush();
    if (!isNeeded) await em.nativeDelete(Client, { id });
    return { mailIds: erased, isKept: isNeeded };
  });
  await ctx.mail.removeFiles(mailIds);
  return { isKept };
}
