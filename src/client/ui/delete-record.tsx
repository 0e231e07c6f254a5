import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { readError } from '../lib/read-error.ts';
import { focusRowWhenShown } from '../lib/row-keys.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { Button, type ButtonProps } from './button.tsx';
import { EditButton } from './row-buttons.tsx';
import { toast, toastFailure } from './toast.tsx';

interface Step {
  /** The mutation, as `useMutation` gives it. */
  call: { mutateAsync: (input: { id: string }) => Promise<unknown> };
  /** Titles of the toasts, where they say more than that it was done, or refused. */
  done?: () => string;
  failed?: () => string;
}

interface DeleteRecordOptions extends Step {
  /** Takes the deletion back, where that is possible. */
  undo?: Step;
  /** Runs when the record is gone, while its row still stands. */
  onGone?: () => void;
}

/** Deletes a record, shows the outcome, and offers to undo it. */
export function useDeleteRecord({
  call,
  done = m.ui_deleted,
  failed = m.ui_delete_failed,
  undo,
  onGone,
}: DeleteRecordOptions) {
  async function restore(step: Step, id: string) {
    const { done = m.ui_restored, failed = m.ui_restore_failed } = step;
    try {
      await step.call.mutateAsync({ id });
      toast({ title: done(), variant: 'success' });
      focusRowWhenShown(id);
    } catch (error) {
      toastFailure(failed(), error);
    }
  }

  const [remove, isRemoving] = useSingleFlight(async (id: string) => {
    try {
      await call.mutateAsync({ id });
    } catch (error) {
      toastFailure(failed(), error);
      // Deleted by another administrator, it is as gone as by this one.
      if (readError(error).code === 'not-found') onGone?.();
      return;
    }
    toast({
      title: done(),
      variant: 'success',
      ...(undo && { action: { label: m.ui_undo(), onSelect: () => void restore(undo, id) } }),
    });
    onGone?.();
  });

  return { remove: (id: string) => void remove(id), isRemoving };
}

interface DeleteButtonProps
  extends Pick<ButtonProps, 'pending' | 'onClick' | 'onFocus' | 'className'> {
  /** Names what is deleted: "Delete Anna Weber". */
  label: string;
}

/** The button of a row that deletes its record. */
export function DeleteButton({ label, ...props }: DeleteButtonProps) {
  return (
    <Button variant="quiet" size="sm" aria-label={label} title={m.ui_delete()} {...props}>
      <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
    </Button>
  );
}

/** "Edit Anna Weber", "Delete Anna Weber". */
export const labelsOf = (name: string) => ({
  edit: m.ui_edit_of({ name }),
  remove: m.ui_delete_of({ name }),
});

/** The same for a title, which stands in quotation marks. */
export const quotedLabelsOf = (title: string) => ({
  edit: m.ui_edit_quoted({ title }),
  remove: m.ui_delete_quoted({ title }),
});

interface RecordActionsProps {
  /** The record of the row. */
  id: string;
  /** Name what is edited and deleted (`labelsOf`, `quotedLabelsOf`). */
  labels: { edit: string; remove: string };
  deletion: Omit<DeleteRecordOptions, 'onGone'>;
  /** Runs when the row is gone. */
  onGone: () => void;
  onEdit: (id: string) => void;
  /** Buttons before the one that edits, and between the two. */
  before?: ReactNode;
  children?: ReactNode;
}

/** The buttons of a row whose record is edited, and deleted with its undo. */
export function RecordActions({
  id,
  labels,
  deletion,
  onGone,
  onEdit,
  before,
  children,
}: RecordActionsProps) {
  const { remove, isRemoving } = useDeleteRecord({ ...deletion, onGone });
  return (
    <div className="flex justify-end gap-1">
      {before}
      <EditButton id={id} label={labels.edit} onEdit={onEdit} />
      {children}
      <DeleteButton pending={isRemoving} label={labels.remove} onClick={() => remove(id)} />
    </div>
  );
}
