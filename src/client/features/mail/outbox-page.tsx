import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  type MailSummary,
  mailKindSchema,
  mailSortSchema,
  mailStatusSchema,
} from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { pageOptions, useAddressDialog, useListSearch } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { dateTimeCell, LocalDateTime } from '../../ui/formatted-text.tsx';
import { ListToolbar, StateFilter } from '../../ui/list-toolbar.tsx';
import { PortalPage } from '../../ui/portal-page.tsx';
import { CardFoot, CardHead } from '../../ui/record-card.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import { OpenButton, openButtonId } from '../../ui/row-buttons.tsx';
import { kindLabels, MailSheet, MailStatusBadge, statusLabels } from './mail-sheet.tsx';

const route = getRouteApi('/portal/admin/outbox');

const column = createServerColumnHelper<MailSummary>();

const mailColumns = column.columns([
  column.accessor('recipient', {
    header: () => m.outbox_column_recipient(),
    meta: { rowHeader: true },
    cell: ({ getValue }) => (
      <bdi className="block max-w-64 min-w-40 font-normal wrap-anywhere">{getValue()}</bdi>
    ),
  }),
  column.accessor('subject', {
    header: () => m.outbox_column_subject(),
    cell: ({ getValue, row: { original } }) => (
      <span className="block min-w-48 wrap-anywhere">
        <span dir="auto" lang={original.locale} className="line-clamp-2">
          {getValue()}
        </span>
        <span className="block text-xs text-muted">{kindLabels[original.kind]()}</span>
      </span>
    ),
  }),
  column.accessor('status', {
    header: () => m.ui_status(),
    cell: ({ getValue }) => <MailStatusBadge status={getValue()} />,
  }),
  column.accessor('createdAt', { header: m.outbox_column_created, cell: dateTimeCell }),
]);

/** The content of a card, for a narrow screen. */
function MailCard({ mail, actions }: { mail: MailSummary; actions: ReactNode }) {
  return (
    <>
      <CardHead badge={<MailStatusBadge status={mail.status} />}>
        <bdi>{mail.recipient}</bdi>
      </CardHead>
      <p dir="auto" lang={mail.locale} className="line-clamp-2 wrap-anywhere">
        {mail.subject}
      </p>
      <p className="text-muted">{kindLabels[mail.kind]()}</p>
      <CardFoot actions={actions}>
        <LocalDateTime time={mail.createdAt} />
      </CardFoot>
    </>
  );
}

/** So often a page is asked for again while a mail of it waits, in milliseconds. */
const pollIntervalMs = 5000;

/** Every mail that the site has sent, or is to send. */
export function OutboxPage() {
  const list = useListSearch(route.useSearch(), route.useNavigate(), {
    sorts: mailSortSchema.options,
    sort: 'createdAt',
    order: 'desc',
    filters: { status: undefined, kind: undefined },
  });
  const { page, filter, put } = list;
  const { mail: openMail, status, kind } = list.search;
  const query = trpc.admin.mails.list.useQuery(
    { ...page, status, kind },
    {
      ...pageOptions,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.rows.some(({ status }) => status === 'queued') ? pollIntervalMs : false,
    },
  );
  const sheet = useAddressDialog(list, { closed: { mail: undefined } });
  const open = (mail: string) => sheet.open({ mail });

  return (
    <PortalPage title={m.outbox_title()}>
      {query.data?.host === null && (
        <Alert title={m.outbox_no_server_title()}>{m.outbox_no_server_text()}</Alert>
      )}
      <ListToolbar
        list={list}
        label={m.outbox_search()}
        placeholder={m.outbox_search_placeholder()}
      >
        <StateFilter
          label={m.ui_status()}
          values={mailStatusSchema.options}
          labels={statusLabels}
          counts={query.data?.statusCounts}
          value={status}
          onValueChange={(status) => filter({ status })}
        />
        <FilterSelect
          label={m.outbox_filter_kind()}
          anyLabel={m.outbox_kind_any()}
          values={mailKindSchema.options}
          nameOf={(kind) => kindLabels[kind]()}
          value={kind}
          onValueChange={(kind) => filter({ kind })}
          className="w-full sm:w-64"
        />
      </ListToolbar>
      <RecordList
        label={m.outbox_title()}
        list={list}
        query={query}
        columns={mailColumns}
        card={(mail, actions) => <MailCard mail={mail} actions={actions} />}
        actions={({ id, subject, recipient }) => (
          <OpenButton id={id} label={m.outbox_open_of({ subject, recipient })} onOpen={open} />
        )}
        elementId={openButtonId}
        onOpen={open}
        summary={(count) => m.outbox_total({ count })}
        nothing={m.outbox_nothing_text()}
        empty={{ title: m.outbox_none(), text: m.outbox_none_text() }}
      />
      <MailSheet
        id={openMail}
        rows={query.data?.rows ?? []}
        hasServer={query.data?.host !== null}
        onMove={(mail) => void put({ mail }, { replace: true })}
        onClose={sheet.dialog.onClose}
      />
    </PortalPage>
  );
}
