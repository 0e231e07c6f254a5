import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.ts';
import { RecordSheet } from '../../ui/record-sheet.tsx';
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
  return (
    <RecordSheet
      open={isOpen}
      title={(request) => (
        <span className="wrap-anywhere">
          <bdi>{request?.requestedBy ?? m.inbox_request_title()}</bdi>
        </span>
      )}
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
    </RecordSheet>
  );
}
