import type { ApplicationSummary } from '../../../shared/contracts/application-record.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { fragment } from '../listing/sql-fragment.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { planPage } from './application-order.ts';
import { readRows, toApplicationSummary } from './application-row.ts';

/** One application as a row of the list, as `em` sees it now. Throws AppError('not-found'). */
export async function readApplication(
  em: EntityManager,
  ctx: ServiceContext,
  id: string,
): Promise<ApplicationSummary> {
  const [row] = await readRows(em, requireAdministrator(ctx).id, {
    where: fragment('a."id" = ?::uuid', id),
    plan: planPage({ sort: 'createdAt', order: 'desc' }),
    limit: 1,
  });
  if (!row) throw new AppError('not-found');
  return toApplicationSummary(ctx, row);
}
