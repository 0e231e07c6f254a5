import type { FilterQuery } from '@mikro-orm/core';
import type { z } from 'zod';
import {
  type ChangePayload,
  type ChangeRequestRecord,
  changeRequestSchema,
  type ListChangeRequestsInput,
  type listChangeRequestsOutput,
  type OwnChangeRequest,
  ownChangeRequestSchema,
  type RevealedRequest,
} from '../../../shared/contracts/change-request.ts';
import { momentSchema } from '../../../shared/contracts/fields.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { maskFields } from '../employees/concealed-fields.ts';
import { searchIn } from '../folded-search.ts';
import { findPage, totalOf } from '../list-query.ts';
import { copyFields, requireRecord } from '../records.ts';

/** Numbers of the government leave masked; what was not given stays out. */
export function toMaskedPayload(payload: ChangePayload | null | undefined): ChangePayload | null {
  if (payload?.kind !== 'employee-government-ids') return payload ?? null;
  const { kind, ...given } = payload;
  const { birthdate: _birthdate, ...masked } = maskFields(given);
  return {
    kind,
    ...(masked.hdmfNumber === null ? {} : { hdmfNumber: masked.hdmfNumber }),
    ...(masked.sssNumber === null ? {} : { sssNumber: masked.sssNumber }),
    ...(masked.philhealthNumber === null ? {} : { philhealthNumber: masked.philhealthNumber }),
    ...(masked.taxId === null ? {} : { taxId: masked.taxId }),
  };
}

/** A request as its requester sees it. */
export const toOwnChangeRequest = (request: ChangeRequest): OwnChangeRequest =>
  copyFields(ownChangeRequestSchema, request, { payload: toMaskedPayload(request.payload) });

/** The same for administrators; `client` and `employee` have to be loaded. */
export function toChangeRequest(request: ChangeRequest): ChangeRequestRecord {
  const { client, employee } = request;
  return copyFields(changeRequestSchema, request, {
    payload: toMaskedPayload(request.payload),
    requestedBy: request.requestedByName,
    client: client ? { id: client.id, name: client.companyName } : null,
    employee: employee ? { id: employee.id, name: employee.name } : null,
  });
}

/** One request for an administrator. Throws AppError('not-found'). */
export const getChangeRequest = async ({ em }: AdminContext, { id }: { id: string }) =>
  toChangeRequest(
    await requireRecord(em, ChangeRequest, { id }, { populate: ['client', 'employee'] }),
  );

/**
 * Reads the numbers of the government that an open request gives, unmasked, beside those of the profile, and records the
 * reader. Throws AppError('not-found') for another kind of request, 'wrong-state' for an answered or withdrawn one, which
 * has kept only masked numbers.
 */
export async function revealChangeRequest(
  ctx: AdminContext,
  { id }: { id: string },
): Promise<RevealedRequest> {
  return ctx.em.transactional(async (em) => {
    const request = await requireRecord(em, ChangeRequest, { id }, { populate: ['employee'] });
    const { payload, employee, status } = request;
    if (payload?.kind !== 'employee-government-ids') throw new AppError('not-found');
    if (status !== 'open') throw new AppError('wrong-state');
    recordEvent(em, ctx, 'employee.reveal', {
      id: employee?.id,
      label: employee?.name ?? request.requestedByName,
    });
    const { kind: _kind, ...requested } = payload;
    return {
      requested,
      present: {
        hdmfNumber: employee?.hdmfNumber ?? null,
        sssNumber: employee?.sssNumber ?? null,
        philhealthNumber: employee?.philhealthNumber ?? null,
        taxId: employee?.taxId ?? null,
      },
    };
  });
}

/** So many of the newest are shown in a portal; older ones have long been answered. */
const maxOwnRequests = 100;

/** The newest requests of one company, or of one employee, the last one first. */
export async function listOwnChangeRequests(
  em: EntityManager,
  owner: { client: string } | { employee: string },
): Promise<OwnChangeRequest[]> {
  const where: FilterQuery<ChangeRequest> = owner;
  const requests = await em.find(ChangeRequest, where, {
    orderBy: { createdAt: 'desc', id: 'desc' },
    limit: maxOwnRequests,
  });
  return requests.map(toOwnChangeRequest);
}

/** A request is also found by whom it is about. */
const searched = {
  table: 'change_requests',
  texts: [
    's."search_text"',
    '(select "search_text" from "clients" where "id" = s."client_id")',
    '(select "search_text" from "employee_profiles" where "id" = s."employee_id")',
  ],
};

/** One page of what people in the portals ask for, by keyset, with how many there are in each status. */
export async function listChangeRequests(
  { em }: AdminContext,
  input: ListChangeRequestsInput,
): Promise<z.infer<typeof listChangeRequestsOutput>> {
  const { status, subjectKind, clientId, subjectId } = input;
  const found = await searchIn(em, searched, input.search);
  const where: FilterQuery<ChangeRequest> = {
    ...(subjectKind ? { subjectKind } : {}),
    ...(clientId ? { client: clientId } : {}),
    ...(subjectId ? { subjectId } : {}),
    ...found.where,
  };
  const page = await findPage(em, ChangeRequest, {
    ...input,
    sortedBy: { createdAt: momentSchema },
    where: status ? { $and: [where, { status }] } : where,
    populate: ['client', 'employee'],
  });
  const counted = await em.countBy(ChangeRequest, 'status', { where });
  const statusCounts = { open: 0, approved: 0, declined: 0, done: 0, withdrawn: 0, ...counted };
  return {
    rows: page.items.map(toChangeRequest),
    isSimilar: found.isSimilar,
    total: totalOf(statusCounts, status),
    statusCounts,
    ...page.cursors,
  };
}
