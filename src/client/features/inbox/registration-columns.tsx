import type { Registration } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { planNames } from '../../lib/plan-names.ts';
import { Moment } from '../../ui/moment.tsx';
import { serverColumns } from '../../ui/server-table.ts';
import { RegistrationBadges } from './registration-badges.tsx';
import { RegistrationLink } from './registration-link.tsx';

const column = serverColumns<Registration>();

export const registrationColumns = column.columns([
  column.accessor('companyName', {
    header: () => m.inbox_column_company(),
    enableSorting: false,
    meta: { rowHeader: true },
    cell: ({ row: { original } }) => (
      <span className="block min-w-36 wrap-anywhere">
        <RegistrationLink registration={original} />
        <span className="figures block text-xs font-normal text-muted">{original.clientId}</span>
      </span>
    ),
  }),
  column.accessor('contactPerson', {
    header: () => m.inbox_column_contact(),
    enableSorting: false,
    cell: ({ getValue, row: { original } }) => (
      <span className="block max-w-56">
        <bdi>{getValue()}</bdi>
        <span className="block truncate text-xs text-muted" title={original.contactEmail}>
          {original.contactEmail}
        </span>
      </span>
    ),
  }),
  column.accessor('plan', {
    header: () => m.inbox_column_plan(),
    enableSorting: false,
    cell: ({ getValue }) => {
      const plan = getValue();
      return plan ? planNames[plan]() : m.inbox_registration_plan_none();
    },
  }),
  column.accessor('status', {
    header: () => m.inbox_column_status(),
    enableSorting: false,
    cell: ({ row }) => <RegistrationBadges {...row.original} />,
  }),
  column.accessor('createdAt', {
    header: () => m.inbox_column_registered(),
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment time={getValue()} />,
  }),
]);
