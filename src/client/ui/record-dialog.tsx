import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { useAddressDialog } from '../lib/list-search.ts';
import { FormDialog } from './form-dialog.tsx';
import { RecordQueryResult } from './record-sheet.tsx';
import { editButtonId } from './row-buttons.tsx';

/**
 * The arguments for the query of the record in a dialog: none for a new one. Never an older version from before: the form
 * keeps the values with which it opens.
 */
export const editedRecord = (
  edit: string | undefined,
): [{ id: string }, { enabled: boolean; gcTime: number }] => [
  { id: edit ?? '' },
  { enabled: edit !== undefined && edit !== 'new', gcTime: 0 },
];

/** The record that is open over its list, or `new`; the dialog is closed without it. */
type Edited = { edit?: string | undefined };

/** Opens the dialog of a record over its list by the address; closed, it leaves the focus to what opened it. */
export function useRecordDialog(
  list: {
    search: Edited;
    put: (part: Edited, options?: { replace?: boolean; resetScroll?: boolean }) => unknown;
  },
  addButtonId: string,
) {
  const { edit } = list.search;
  const { open, dialog } = useAddressDialog(list, {
    closed: { edit: undefined },
    opener: edit && editButtonId(edit),
    fallback: addButtonId,
  });
  return { open: (id: string) => open({ edit: id }), dialog: { edit, ...dialog } };
}

/** The dialog's state, as `useRecordDialog` gives it. */
export interface RecordDialogState {
  /** `new`, or the id of a record; the dialog is closed without it. */
  edit: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

type Shown = Omit<
  ComponentProps<typeof FormDialog>,
  keyof RecordDialogState | 'open' | 'title' | 'action' | 'isReady' | 'done' | 'children'
>;

interface RecordDialogProps<Data>
  extends RecordDialogState,
    Shown,
    Pick<ComponentProps<typeof RecordQueryResult<Data>>, 'query' | 'missing' | 'skeleton'> {
  /** The titles of the dialog. */
  titles: { add: string; edit: string };
  /** The label of the button that sends the form, where it is another than "Save", or one for each. */
  action?: string | { add: string; edit: string };
  /** The form, over the record as it is stored now; undefined for a new one. */
  children: (record: Data | undefined) => ReactNode;
}

/** A dialog in which a record is added or edited: loading, failed, gone, or with its form. */
export function RecordDialog<Data>({
  edit,
  query,
  missing,
  skeleton,
  titles,
  action = m.ui_save(),
  children,
  ...shown
}: RecordDialogProps<Data>) {
  const isNew = edit === 'new';
  const mode = isNew ? 'add' : 'edit';
  const form = (record: Data | undefined) => <Fragment key={edit}>{children(record)}</Fragment>;
  return (
    <FormDialog
      {...shown}
      open={edit !== undefined}
      title={titles[mode]}
      action={typeof action === 'string' ? action : action[mode]}
      isReady={isNew || query.data !== undefined}
    >
      {isNew
        ? form(undefined)
        : edit !== undefined && (
            <RecordQueryResult
              query={query}
              missing={missing}
              onClose={shown.onClose}
              skeleton={skeleton}
            >
              {form}
            </RecordQueryResult>
          )}
    </FormDialog>
  );
}
