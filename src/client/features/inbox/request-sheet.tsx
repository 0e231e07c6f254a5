import { m } from '../../../shared/i18n/paraglide/messages.js';
import { isMissing } from '../../lib/is-missing.ts';
import { trpc } from '../../trpc.ts';
import { RecordQuery } from '../../ui/record-query.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RequestBody } from './request-body.tsx';

interface RequestSheetProps {
  /** The request to read; the sheet is closed without one. */
  id: string | undefined;
  onClose: () => void;
}

export function RequestSheet({ id = '', onClose }: RequestSheetProps) {
  const isOpen = id !== '';
  // Asked for anew: somebody else may have answered it since the last look.
  const query = trpc.admin.changeRequests.get.useQuery({ id }, { enabled: isOpen, staleTime: 0 });
  const request = isMissing(query.error) ? undefined : query.data;
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={
        <span className="wrap-anywhere">
          <bdi>{request?.requestedBy ?? m.inbox_request_title()}</bdi>
        </span>
      }
    >
      {isOpen && (
        <RecordQuery
          query={query}
          errorTitle={m.inbox_request_error()}
          missing={{
            title: m.inbox_request_missing_title(),
            text: m.inbox_request_missing_text(),
            back: m.inbox_request_back(),
          }}
          onClose={onClose}
        >
          {(current) => <RequestBody key={id} request={current} />}
        </RecordQuery>
      )}
    </Sheet>
  );
}
