import {
  clientRecordSchema,
  clientSummarySchema,
  createClientInput,
} from '../../shared/contracts/client-admin.ts';
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
