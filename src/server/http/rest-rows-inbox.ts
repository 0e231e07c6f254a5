import { messageSchema } from '../../shared/contracts/inbox.ts';
import { listAnswer, pageOfQuery, readListQuery, restListQuery } from './rest-list.ts';
import { type RestRoute, row } from './rest-row.ts';

/** The rows of what visitors have sent. */
export const inboxRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/contact',
    summary:
      'Messages, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: restListQuery,
    output: messageSchema.array(),
    read: readListQuery,
    call: (caller, input) => caller.admin.inbox.listMessageRecords(pageOfQuery(input)),
    answer: listAnswer('/api/contact'),
  }),
];
