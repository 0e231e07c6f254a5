import { LockMode } from '@mikro-orm/core';
import type { InvoiceStatus, VersionedInvoice } from '../../../shared/contracts/invoice.ts';
import { Invoice } from '../../db/entities/invoice.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/** An invoice with its client. Throws AppError('not-found'). */
export async function requireInvoice(em: EntityManager, id: string): Promise<Invoice> {
  const invoice = await em.findOne(Invoice, { id }, { populate: ['client'] });
  if (!invoice) throw new AppError('not-found');
  return invoice;
}

/**
 * An invoice that may take its next step: locked until the transaction ends, so that two people never take it both.
 * Throws AppError('not-found'), 'conflict' when it has changed since `version` or is past this step.
 */
export async function requireInvoiceIn(
  em: EntityManager,
  status: InvoiceStatus,
  { id, version }: VersionedInvoice,
): Promise<Invoice> {
  // A row is locked by itself: the client comes after it.
  const locked = await em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!locked) throw new AppError('not-found');
  if (version !== locked.version || locked.status !== status) throw new AppError('conflict');
  await em.populate(locked, ['client']);
  return locked;
}
