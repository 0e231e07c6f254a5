import type { z } from 'zod';
import type {
  ClientRecord,
  CreateClientInput,
  SetAccountManagerInput,
  UpdateClientInput,
} from '../../../shared/contracts/client-admin.ts';
import type { okSchema } from '../../../shared/contracts/fields.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Client } from '../../db/entities/clients.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError, fieldError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { AdminContext } from '../context.ts';
import { loadForUpdate } from '../records.ts';
import { holdClient } from './find-client.ts';
import { toClientRecord } from './list-clients.ts';

/**
 * Gives the next `TB-0001`, from a sequence: no number is given twice, also where the running transaction fails or the
 * client is erased later, and no transaction waits for another one. Numbers that clients have already are passed over.
 */
export async function nextClientNumber(em: EntityManager): Promise<string> {
  for (;;) {
    const [row] = await em.execute<{ number: string }[]>(
      `select nextval('client_numbers')::text as "number"`,
    );
    if (!row) throw new Error('the sequence of clients gave no number');
    const clientId = `TB-${row.number.padStart(4, '0')}`;
    if ((await em.count(Client, { clientId })) === 0) return clientId;
  }
}

/** Adds a company in the name of an administrator, under the next number. */
export async function createClient(
  ctx: AdminContext,
  input: CreateClientInput,
): Promise<ClientRecord> {
  return ctx.em.transactional(async (em) => {
    const client = em.create(Client, {
      ...input,
      clientId: await nextClientNumber(em),
      industry: input.industry || null,
      website: input.website || null,
      address: input.address || null,
      country: input.country || null,
      vatNumber: input.vatNumber || null,
      contactTitle: input.contactTitle || null,
      phone: input.phone || null,
      notes: input.notes || null,
      plan: input.plan ?? null,
      locale: input.locale ?? ctx.locale,
      source: 'administrator',
      // It needs no handling any more.
      handledAt: new Date(),
    });
    await em.flush();
    recordEvent(em, ctx, 'client.create', { id: client.id, label: client.companyName });
    return toClientRecord(client);
  });
}

/** An empty text is none. */
const orNull = <Value>(value: Value | '' | null): Value | null => (value === '' ? null : value);

/**
 * Changes the given fields. Throws AppError('not-found'), 'conflict' after another save since `version`,
 * 'wrong-state' when its data are erased.
 */
export async function updateClient(
  ctx: AdminContext,
  { id, version, ...changes }: UpdateClientInput,
): Promise<ClientRecord> {
  const { industry, website, address, country, vatNumber, contactTitle, phone, notes, ...others } =
    changes;
  return ctx.em.transactional(async (em) => {
    const client = await loadForUpdate(em, Client, { id }, version);
    if (client.erasedAt) throw new AppError('wrong-state');
    em.assign(client, others, { ignoreUndefined: true });
    const texts = { industry, website, address, country, vatNumber, contactTitle, phone, notes };
    for (const [name, text] of Object.entries(texts)) {
      if (text !== undefined) em.assign(client, { [name]: orNull(text) });
    }
    recordEvent(em, ctx, 'client.update', { id, label: client.companyName });
    await em.flush();
    return toClientRecord(client);
  });
}

/**
 * Names the person a client turns to, or none. Throws AppError('not-found') without such a client, 'invalid-input'
 * when the person does not work here any more.
 */
export async function setAccountManager(
  ctx: AdminContext,
  { clientId, employeeId }: SetAccountManagerInput,
): Promise<z.infer<typeof okSchema>> {
  return ctx.em.transactional(async (em) => {
    const client = await holdClient(em, clientId);
    const employee =
      employeeId === null
        ? null
        : await em.findOne(EmployeeProfile, { id: employeeId, isActive: true, deletedAt: null });
    if (employeeId !== null && !employee) {
      throw fieldError('employeeId', m.validation_employee_gone());
    }
    client.accountManager = employee;
    recordEvent(em, ctx, 'client.manager', { id: clientId, label: client.companyName });
    await em.flush();
    return { ok: true };
  });
}
