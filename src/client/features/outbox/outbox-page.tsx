import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDialogHistory } from '../../lib/use-dialog-history.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { useRowKeys } from '../../lib/use-row-keys.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { MailCards } from './mail-cards.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { MailTable } from './mail-table.tsx';
import { mailButtonId } from './open-mail-button.tsx';
import { OutboxToolbar } from './outbox-toolbar.tsx';
import { useMails } from './use-mails.ts';
import { useOutboxSearch } from './use-outbox-search.ts';

/** Every mail that the site has sent, or is to send. */
export function OutboxPage() {
  const query = useMails();
  const { search, isFiltered, clearFilters, turnPage, read } = useOutboxSearch();
  const history = useDialogHistory(() => void read(undefined, { replace: true }));
  const isWide = useMediaQuery('(min-width: 64rem)');
  const rows = query.data?.rows ?? [];

  function open(id: string) {
    history.noteOpened();
    void read(id);
  }

  const { selected, select } = useRowKeys({
    ids: rows.map(({ id }) => id),
    elementId: mailButtonId,
    onOpen: open,
  });
  const List = isWide ? MailTable : MailCards;

  return (
    <main id="main" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      <h1 className="text-2xl">{m.outbox_title()}</h1>
      {query.data?.host === null && (
        <Alert title={m.outbox_no_server_title()}>{m.outbox_no_server_text()}</Alert>
      )}
      <OutboxToolbar page={query.data} />
      <PagedList
        query={query}
        errorTitle={m.outbox_error()}
        summary={(count) => m.outbox_total({ count })}
        onTurn={(cursor) => void turnPage(cursor)}
        hint={isWide ? m.inbox_keys_hint() : undefined}
        empty={
          isFiltered ? (
            <NothingFound onClear={() => void clearFilters()}>
              {m.outbox_nothing_text()}
            </NothingFound>
          ) : (
            <EmptyState title={m.outbox_none()}>{m.outbox_none_text()}</EmptyState>
          )
        }
      >
        {(shown) => <List rows={shown} selected={selected} onSelect={select} onOpen={open} />}
      </PagedList>
      <MailSheet
        id={search.mail}
        rows={rows}
        onMove={(id) => void read(id, { replace: true })}
        onClose={history.close}
      />
    </main>
  );
}
