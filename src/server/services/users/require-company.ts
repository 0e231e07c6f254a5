import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { Role } from '../../../shared/roles.ts';
import { Client } from '../../db/entities/client.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../errors.ts';

/**
 * The company a user with this role belongs to: none for anybody but clients. Throws AppError('invalid-input') when it
 * is not there.
 */
export async function requireCompany(
  em: EntityManager,
  role: Role,
  companyId: string | null,
): Promise<Client | null> {
  if (role !== 'client' || companyId === null) return null;
  const client = await em.findOne(Client, { id: companyId });
  if (client) return client;
  throw new AppError('invalid-input', {
    issues: [{ path: 'companyId', message: m.validation_company_gone() }],
  });
}
