import { loginInput, loginOutput, sessionUserSchema } from '../../shared/contracts/auth.ts';
import { okSchema } from '../../shared/contracts/common.ts';
import { type RestRoute, row } from './rest-row.ts';

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
