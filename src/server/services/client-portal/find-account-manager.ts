import type { AccountManager } from '../../../shared/contracts/client-portal.ts';
import type { Locale } from '../../../shared/contracts/common.ts';
import type { Client } from '../../db/entities/client.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import type { EntityManager } from '../../db/orm.ts';
import { toPicture } from '../images/to-picture.ts';

/** Whom a client turns to; null where nobody was named, or who was named is not here any more. */
export async function findAccountManager(
  em: EntityManager,
  client: Client,
  locale: Locale,
): Promise<AccountManager | null> {
  if (!client.accountManager) return null;
  const employee = await em.findOne(
    EmployeeProfile,
    { id: client.accountManager.id, isActive: true, deletedAt: null },
    { populate: ['image'] },
  );
  if (!employee) return null;
  const german = locale === 'de' ? employee.german : null;
  return {
    name: employee.name,
    position: german?.position || employee.position,
    email: employee.email ?? null,
    phone: employee.phone ?? null,
    picture: employee.image ? toPicture(employee.image) : null,
  };
}
