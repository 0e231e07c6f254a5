import type { OwnChangeRequest } from '../../../shared/contracts/change-request.ts';
import type {
  ClientServices,
  RequestChangeInput,
  RequestSubject,
} from '../../../shared/contracts/client-portal.ts';
import type { Client } from '../../db/entities/clients.ts';
import { Invoice } from '../../db/entities/invoices.ts';
import { ClientService, Project } from '../../db/entities/projects.ts';
import type { EntityManager } from '../../db/orm.ts';
import { createChangeRequest } from '../change-requests/create-change-request.ts';
import { listOwnChangeRequests } from '../change-requests/list-change-requests.ts';
import { withdrawChangeRequest } from '../change-requests/withdraw-change-request.ts';
import { findServices, toClientService } from '../clients/client-services.ts';
import { requireOwnClient } from '../clients/find-client.ts';
import type { ClientContext } from '../context.ts';
import { requireRecord } from '../records.ts';

/** The services of one's own company, and what was asked to have changed. Throws AppError('not-found') without a company. */
export async function listOwnServices(ctx: ClientContext): Promise<ClientServices> {
  const { id } = await requireOwnClient(ctx);
  return {
    services: (await findServices(ctx.em, id)).map(toClientService),
    requests: await listOwnChangeRequests(ctx.em, { client: id }),
  };
}

/** The present name of what a request is about. Throws AppError('not-found') for a record the company does not see. */
async function findSubjectName(
  em: EntityManager,
  client: Client,
  subject: RequestSubject,
): Promise<string> {
  if (subject.kind === 'client') return client.companyName;
  const own = { id: subject.id, client: client.id };
  if (subject.kind === 'service') return (await requireRecord(em, ClientService, own)).name;
  if (subject.kind === 'project') return (await requireRecord(em, Project, own)).name;
  const { number } = await requireRecord(em, Invoice, { ...own, status: { $ne: 'draft' } });
  return number ?? '';
}

/**
 * Asks to have one of the own company's services changed or something else about the company, or asks a question about
 * an invoice or a project. Throws AppError('not-found') without a company and for a record of another company.
 */
export async function requestChange(
  ctx: ClientContext,
  { key, subject, text, wish }: RequestChangeInput,
): Promise<OwnChangeRequest> {
  const client = await requireOwnClient(ctx);
  const asksForService = subject.kind === 'service' && Object.keys(wish).length > 0;
  return createChangeRequest(ctx, {
    key,
    clientId: client.id,
    subjectKind: subject.kind,
    subjectLabel: await findSubjectName(ctx.em, client, subject),
    ...(subject.kind === 'client' ? {} : { subjectId: subject.id }),
    text,
    ...(asksForService ? { payload: { kind: 'service', ...wish } } : {}),
  });
}

/**
 * Takes back a request of the own company that waits for an answer. Throws AppError('not-found') without a company and
 * for a request of another company, 'wrong-state' when it is not open any more.
 */
export async function withdrawRequest(
  ctx: ClientContext,
  { id }: { id: string },
): Promise<OwnChangeRequest> {
  const client = await requireOwnClient(ctx);
  return withdrawChangeRequest(ctx, id, { client: client.id });
}
