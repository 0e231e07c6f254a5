import { loginInput, loginOutput, sessionUserSchema } from '../../shared/contracts/auth.ts';
import {
  clientRecordSchema,
  clientSummarySchema,
  createClientInput,
} from '../../shared/contracts/client-admin.ts';
import { okSchema } from '../../shared/contracts/fields.ts';
import { setRoleInput, userSchema } from '../../shared/contracts/user.ts';
import { listRow, type RestRoute, row } from './rest-row.ts';

/** The rows of the client companies. */
export const clientRows: readonly RestRoute[] = [
  listRow('/api/clients', 'admin', 'Clients, newest first', clientSummarySchema, (caller, page) =>
    caller.admin.clients.list(page),
  ),
  row('post', '/api/clients', 'admin', {
    summary: 'Add a client',
    status: 201,
    input: createClientInput,
    output: clientRecordSchema,
    call: (caller, input) => caller.admin.clients.create(input),
  }),
];

/** The rows of who is there: log in, log out, the user. */
export const authRows: readonly RestRoute[] = [
  row('get', '/api/auth/user', 'signed in', {
    summary: 'The signed-in user',
    output: sessionUserSchema,
    call: (caller) => caller.public.getUser(),
  }),
  row('post', '/api/auth/login', 'anybody', {
    summary:
      'Log in with username or email address and password, and with a code where a second step is set up (without it: 401, second-factor-required); sets the session cookie',
    input: loginInput,
    output: loginOutput,
    call: (caller, input) => caller.public.login(input),
  }),
  row('post', '/api/auth/logout', 'anybody', {
    summary: 'End the session',
    output: okSchema,
    call: (caller) => caller.public.logout(),
  }),
];

/** The rows of users. */
export const userRows: readonly RestRoute[] = [
  listRow('/api/admin/users', 'admin', 'Users, newest first', userSchema, (caller, page) =>
    caller.admin.users.list(page),
  ),
  row('patch', '/api/users/:userId/role', 'admin', {
    summary: 'Give a user another role; sessions of the old role end',
    input: setRoleInput,
    output: userSchema,
    read: ({ params, body }) => ({ ...body, id: params.userId }),
    call: (caller, input) => caller.admin.users.setRole(input),
  }),
];
