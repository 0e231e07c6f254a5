import { useState } from 'react';
import { type Subscriber, subscriberSortSchema } from '../../../shared/contracts/inbox.ts';
import { subscriberStatusSchema } from '../../../shared/contracts/newsletter.ts';
import { languageNames } from '../../../shared/i18n/language-names.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ConsentDetails } from '../../domain/consent-text.tsx';
import { pageOptions } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CsvLink } from '../../ui/csv-link.tsx';
import { createServerColumnHelper } from '../../ui/data-table.tsx';
import { useDeleteRecord } from '../../ui/delete-record.tsx';
import { dateTimeCell, EmailText, LocalDateTime } from '../../ui/formatted-text.tsx';
import { StateFilter } from '../../ui/list-toolbar.tsx';
import { CardFoot, CardHead } from '../../ui/record-card.tsx';
import { RecordList } from '../../ui/record-list.tsx';
import {
  InboxToolbar,
  SubscriberStatusBadge,
  subscriberStatusLabels,
  useInboxList,
} from './inbox-tab.tsx';

const removeButtonId = (id: string) => `remove-${id}`;

/** The wording the subscriber has read, and when. */
function SubscriberConsent({ subscriber }: { subscriber: Subscriber }) {
  const { consentVersion, consentLocale, consentAt } = subscriber;
  return (
    <div className="max-w-80 min-w-40 text-sm">
      <ConsentDetails
        form="newsletter"
        version={consentVersion}
        locale={consentLocale}
        at={consentAt}
      />
    </div>
  );
}

interface RemoveSubscriberDialogProps {
  /** The address in question; closed without one. */
  subscriber: Subscriber | undefined;
  onClose: () => void;
}

/** The question before an address is erased. */
function RemoveSubscriberDialog({ subscriber, onClose }: RemoveSubscriberDialogProps) {
  const { remove, isRemoving } = useDeleteRecord({
    call: trpc.admin.inbox.deleteSubscriber.useMutation(),
    done: m.inbox_newsletter_removed,
    failed: m.inbox_newsletter_remove_failed,
    onGone: onClose,
  });
  return (
    <ConfirmDialog
      open={subscriber !== undefined}
      onClose={onClose}
      title={m.inbox_newsletter_remove_title()}
      description={
        <span className="wrap-anywhere">
          {subscriber && m.inbox_newsletter_remove_text({ email: subscriber.email })}
        </span>
      }
      action={m.inbox_newsletter_remove_confirm()}
      pending={isRemoving}
      onConfirm={() => subscriber && remove(subscriber.id)}
    />
  );
}

const column = createServerColumnHelper<Subscriber>();

const subscriberColumns = column.columns([
  column.accessor('email', {
    header: () => m.ui_email(),
    meta: { rowHeader: true },
    cell: ({ getValue }) => <span className="font-normal wrap-anywhere">{getValue()}</span>,
  }),
  column.accessor('status', {
    header: () => m.ui_status(),
    cell: ({ row }) => <SubscriberStatusBadge {...row.original} />,
  }),
  column.accessor('locale', {
    header: () => m.ui_language(),
    cell: ({ getValue }) => languageNames[getValue()](),
  }),
  column.display({
    id: 'consent',
    header: () => m.ui_consent(),
    cell: ({ row }) => <SubscriberConsent subscriber={row.original} />,
  }),
  column.accessor('createdAt', { header: m.inbox_column_since, cell: dateTimeCell }),
]);

export function NewsletterTab() {
  const list = useInboxList(subscriberSortSchema.options, { subscription: undefined });
  const { page, filter } = list;
  const { subscription: status } = list.search;
  const query = trpc.admin.inbox.listSubscribers.useQuery({ ...page, status }, pageOptions);
  const [removed, setRemoved] = useState<Subscriber>();
  return (
    <div className="grid min-w-0 gap-5">
      <InboxToolbar
        list={list}
        label={m.inbox_newsletter_search()}
        placeholder={m.inbox_newsletter_search_placeholder()}
      >
        <StateFilter
          label={m.inbox_newsletter_filter()}
          values={subscriberStatusSchema.options}
          labels={subscriberStatusLabels}
          counts={query.data?.statusCounts}
          value={status}
          onValueChange={(subscription) => filter({ subscription })}
        />
        <div className="ms-auto">
          <CsvLink of="newsletter" filter={{ search: list.search.search, status }}>
            {m.inbox_newsletter_export()}
          </CsvLink>
        </div>
      </InboxToolbar>
      <RecordList
        label={m.inbox_tab_newsletter()}
        list={list}
        query={query}
        columns={subscriberColumns}
        card={(subscriber, actions) => (
          <>
            <CardHead badge={<SubscriberStatusBadge {...subscriber} />}>
              <span className="font-normal">
                <EmailText address={subscriber.email} />
              </span>
            </CardHead>
            <SubscriberConsent subscriber={subscriber} />
            <CardFoot actions={actions}>
              {languageNames[subscriber.locale]()}, <LocalDateTime time={subscriber.createdAt} />
            </CardFoot>
          </>
        )}
        actions={(subscriber) => (
          <Button
            id={removeButtonId(subscriber.id)}
            variant="quiet"
            size="sm"
            aria-label={m.inbox_newsletter_remove_of({ email: subscriber.email })}
            onClick={() => setRemoved(subscriber)}
          >
            {m.inbox_newsletter_remove()}
          </Button>
        )}
        elementId={removeButtonId}
        onOpen={(id) => setRemoved(query.data?.rows.find((row) => row.id === id))}
        summary={(count) => m.inbox_newsletter_total({ count })}
        nothing={m.inbox_newsletter_nothing_text()}
        empty={{ title: m.inbox_newsletter_none(), text: m.inbox_newsletter_none_text() }}
      />
      <RemoveSubscriberDialog subscriber={removed} onClose={() => setRemoved(undefined)} />
    </div>
  );
}
