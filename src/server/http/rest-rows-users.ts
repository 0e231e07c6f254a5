import { setRoleInput, userSchema } from '../../shared/contracts/user.ts';
import { listAnswer, pageOfQuery, readListQuery, restListQuery } from './rest-list.ts';
import { type RestRoute, row } from './rest-row.ts';

/** The rows of users. */
export const userRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/admin/users',
    summary:
      'Users, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: restListQuery,
    output: userSchema.array(),
    read: readListQuery,
    call: (caller, query) => caller.admin.users.list(pageOfQuery(query)),
    answer: listAnswer('/api/admin/users'),
  }),
  row({
    method: 'patch',
    path: '/api/users/:userId/role',
    summary: 'Give a user another role; sessions of the old role end',
    role: 'admin',
    input: setRoleInput,
    output: userSchema,
    read: ({ params, body }) => ({ ...body, id: params.userId }),
    call: (caller, input) => caller.admin.users.setRole(input),
  }),
];
