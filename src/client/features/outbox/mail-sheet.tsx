import type { MailSummary } from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useNeighbourKeys } from '../../lib/use-neighbour-keys.ts';
import { trpc } from '../../trpc.ts';
import { RecordSheet } from '../../ui/record-sheet.tsx';
import { MailBody } from './mail-body.tsx';

interface MailSheetProps {
  /** The mail to look at; the sheet is closed without one. */
  id: string | undefined;
  /** The page of the list, for the way to the neighbours with j and k. */
  rows: readonly MailSummary[];
  onMove: (id: string) => void;
  onClose: () => void;
}

/** So often an open mail that has not gone out is asked for again, in milliseconds. */
const lookEveryMs = 3000;

export function MailSheet({ id = '', rows, onMove, onClose }: MailSheetProps) {
  const isOpen = id !== '';
  const query = trpc.admin.mails.get.useQuery(
    { id },
    {
      enabled: isOpen,
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.status === 'queued' ? lookEveryMs : false),
    },
  );
  const at = rows.findIndex((row) => row.id === id);
  useNeighbourKeys(id, rows, onMove);

  return (
    <RecordSheet
      open={isOpen}
      title={(mail) => (
        <span dir="auto" lang={mail?.locale} className="wrap-anywhere">
          {mail?.subject ?? rows[at]?.subject ?? m.outbox_mail()}
        </span>
      )}
      query={query}
      errorTitle={m.outbox_mail_error()}
      missing={{
        title: m.outbox_missing_title(),
        text: m.outbox_missing_text(),
        back: m.outbox_back(),
      }}
      onClose={onClose}
    >
      {(current) => <MailBody key={id} mail={current} />}
    </RecordSheet>
  );
}
