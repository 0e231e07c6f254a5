import type { ComponentProps, ReactNode } from 'react';
import { isMissing } from '../lib/is-missing.ts';
import { RecordQuery } from './record-query.tsx';
import { Sheet } from './sheet.tsx';

interface RecordSheetProps<Data>
  extends Omit<ComponentProps<typeof RecordQuery<Data>>, 'skeleton'>,
    Pick<ComponentProps<typeof Sheet>, 'returnFocus'> {
  open: boolean;
  /** The record is missing while it loads, and once it is gone. */
  title: (record: Data | undefined) => ReactNode;
  footer?: (record: Data) => ReactNode;
  /** The dialog that opens from here. */
  dialog?: (record: Data | undefined) => ReactNode;
}

/** One record beside the list it came from. */
export function RecordSheet<Data>({
  open,
  title,
  footer,
  dialog,
  returnFocus,
  ...shown
}: RecordSheetProps<Data>) {
  const { query, onClose } = shown;
  const record = isMissing(query.error) ? undefined : query.data;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      {...(returnFocus ? { returnFocus } : {})}
      title={title(record)}
      footer={record !== undefined && footer?.(record)}
    >
      {open && <RecordQuery {...shown} />}
      {dialog?.(record)}
    </Sheet>
  );
}
