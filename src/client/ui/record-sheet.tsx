import { type ComponentProps, type ReactNode, useRef } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { SkeletonStatus } from './loading.tsx';
import { isMissingRecordError, QueryResult } from './query-result.tsx';
import { openButtonId } from './row-buttons.tsx';
import { Sheet } from './sheet.tsx';

interface RecordQueryResultProps<Data> {
  query: ComponentProps<typeof QueryResult<Data>>['query'];
  /** Says what did not load. */
  errorTitle?: string;
  /** Placeholder for a missing record, where more is known of it than that it may have been deleted. */
  missing?: { title: string; text: string };
  onClose: () => void;
  skeleton?: ReactNode;
  children: (record: Data) => ReactNode;
}

/** States of one record in a dialog: loading, failed with a way to ask again, gone, or there. */
export function RecordQueryResult<Data>({
  query,
  errorTitle = m.ui_error_title(),
  missing = { title: m.ui_missing_title(), text: m.ui_missing_text() },
  onClose,
  skeleton = (
    <SkeletonStatus
      className="grid min-h-80 content-start gap-5"
      bars={['h-11 w-full', 'h-24 w-full', 'h-40 w-full']}
    />
  ),
  children,
}: RecordQueryResultProps<Data>) {
  if (isMissingRecordError(query.error)) {
    return (
      <EmptyState
        title={missing.title}
        action={
          <Button variant="secondary" onClick={onClose}>
            {m.ui_back_to_list()}
          </Button>
        }
      >
        {missing.text}
      </EmptyState>
    );
  }
  return (
    <QueryResult query={query} errorTitle={errorTitle} skeleton={skeleton}>
      {children}
    </QueryResult>
  );
}

interface RecordSheetProps<Data>
  extends Omit<ComponentProps<typeof RecordQueryResult<Data>>, 'skeleton'> {
  /** The record to read; the sheet is closed without one. */
  id: string;
  /** The record is missing while it loads, and once it is gone. */
  title: (record: Data | undefined) => ReactNode;
  footer?: (record: Data) => ReactNode;
  /** The dialog that opens from here. */
  dialog?: (record: Data | undefined) => ReactNode;
}

/** One record beside the list it came from; closed, it leaves the focus to the row of the last one. */
export function RecordSheet<Data>({ id, title, footer, dialog, ...shown }: RecordSheetProps<Data>) {
  const { query, onClose } = shown;
  const isOpen = id !== '';
  const lastRead = useRef(id);
  if (isOpen) lastRead.current = id;
  const record = isMissingRecordError(query.error) ? undefined : query.data;
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      returnFocus={() => document.getElementById(openButtonId(lastRead.current))}
      title={title(record)}
      footer={record !== undefined && footer?.(record)}
    >
      {isOpen && <RecordQueryResult {...shown} />}
      {dialog?.(record)}
    </Sheet>
  );
}
