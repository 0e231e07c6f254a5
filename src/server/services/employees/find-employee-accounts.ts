import type { FilterQuery } from '@mikro-orm/core';
import type { EmployeeAccount } from '../../../shared/contracts/employee-account.ts';
import { User } from '../../db/entities/user.ts';
import type { ServiceContext } from '../context.ts';
import { searchIn } from '../listing/folded-search.ts';
import { toEmployeeAccount } from './employee-account.ts';

/** As many as one looks through before typing another letter. */
const limit = 20;

const withoutProfile: FilterQuery<User> = {
  $or: [{ employee: null }, { employee: { deletedAt: { $ne: null } } }],
};

/** Users with the employee's role whose profile is none or deleted, by name: those a form can choose from. */
export async function findEmployeeAccounts(
  { em }: Pick<ServiceContext, 'em'>,
  { search }: { search: string },
): Promise<EmployeeAccount[]> {
  const searched = await searchIn(em, { table: 'users', visible: `s."role" = 'employee'` }, search);
  const users = await em.find(
    User,
    { $and: [{ role: 'employee' }, withoutProfile, searched.where] },
    { orderBy: { lastName: 'asc', firstName: 'asc', id: 'asc' }, limit },
  );
  return users.map(toEmployeeAccount);
}
