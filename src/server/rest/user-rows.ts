import { loginInput, loginOutput, sessionUserSchema } from '../../shared/contracts/auth.ts';
import { okSchema } from '../../shared/contracts/fields.ts';
import { setRoleInput, userSchema } from '../../shared/contracts/user.ts';
import {
  listResponse,
  type RestRoute,
  readListQuery,
  restListQuery,
  row,
  toPageInput,
} from './rest-row.ts';

/** The rows of who is there: log in, log out, the user. */
export const authRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    role: 'signed in',
    output: sessionUserSchema,
    call: (caller) => caller.public.getUser(),
  }),
  row({
    method: 'post',
    path: '/api/auth/login',
    summary:
      'Log in with username or email address and password, and with a code where a second step is set up (without it: 401, second-factor-required); sets the session cookie',
    role: 'anybody',
    input: loginInput,
    output: loginOutput,
    call: (caller, input) => caller.public.login(input),
  }),
  row({
    method: 'post',
    path: '/api/auth/logout',
    summary: 'End the session',
    role: 'anybody',
    output: okSchema,
    call: (caller) => caller.public.logout(),
  }),
];

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
    call: (caller, query) => caller.admin.users.list(toPageInput(query)),
    answer: listResponse('/api/admin/users'),
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
