import {
  clientRecordSchema,
  clientSummarySchema,
  createClientInput,
} from '../../shared/contracts/client-admin.ts';
import {
  listResponse,
  type RestRoute,
  readListQuery,
  restListQuery,
  row,
  toPageInput,
} from './rest-row.ts';

/** The rows of the client companies. */
export const clientRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/clients',
    summary:
      'Clients, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: restListQuery,
    output: clientSummarySchema.array(),
    read: readListQuery,
    call: (caller, input) => caller.admin.clients.list(toPageInput(input)),
    answer: listResponse('/api/clients'),
  }),
  row({
    method: 'post',
    path: '/api/clients',
    summary: 'Add a client',
    role: 'admin',
    status: 201,
    input: createClientInput,
    output: clientRecordSchema,
    call: (caller, input) => caller.admin.clients.create(input),
  }),
];
