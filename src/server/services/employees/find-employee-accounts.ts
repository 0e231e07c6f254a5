import type { FilterQuery } from '@mikro-orm/core';
import type { EmployeeAccount } from '../../../shared/contracts/employee-account.ts';
import { User } from '../../db/entities/user.ts';
import type { ServiceContext } from '../context.ts';
import { containing } from '../listing/containing.ts';
import { toEmployeeAccount } from './employee-account.ts';

/** As many as one looks through before typing another letter. */
const limit = 20;

const withoutProfile: FilterQuery<User> = {
  $or: [{ employee: null }, { employee: { deletedAt: { $ne: null } } }],
};

function matching(search: string): FilterQuery<User> {
  if (!search) return {};
  const like = { $ilike: containing(search) };
  return { $or: [{ firstName: like }, { lastName: like }, { email: like }] };
}

/** Users with the employee's role whose profile is none or deleted, by name: those a form can choose from. */
export async function findEmployeeAccounts(
  { em }: Pick<ServiceContext, 'em'>,
  { search }: { search: string },
): Promise<EmployeeAccount[]> {
  const users = await em.find(
    User,
    { $and: [{ role: 'employee' }, withoutProfile, matching(search)] },
    { orderBy: { lastName: 'asc', firstName: 'asc', id: 'asc' }, limit },
  );
  return users.map(toEmployeeAccount);
}
