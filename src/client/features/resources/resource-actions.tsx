import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRefresh } from './use-refresh.ts';
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import type { ResourceRow } from '../../../shared/contracts/resource.ts';
import { Button } from '../../ui/button.tsx';
import { EditButton, editButtonId } from '../../ui/edit-button.tsx';

/** Takes a resource out of use or back into it; `onGone` runs when it leaves the list. */
function useArchiveResource(onGone: () => void) {
  const refresh = useRefresh();
  const mutation = trpc.admin.resources.archive.useMutation({
    onSuccess: (_, { isArchived }) => {
      toast({
        title: isArchived ? m.resources_archived_toast() : m.resources_unarchived_toast(),
        variant: 'success',
      });
      onGone();
      void refresh();
    },
    onError: (error) => {
      toast({
        title: m.resources_archive_failed(),
        description: readError(error).message,
        variant: 'danger',
      });
      void refresh();
    },
  });
  return { archive: mutation.mutate, isArchiving: mutation.isPending };
}

/** Deletes a resource and offers to undo it; `onGone` runs when it is. */
function useDeleteResource(onGone: () => void) {
  const refresh = useRefresh();
  const restore = trpc.admin.resources.restore.useMutation({
    onSuccess: () => {
      toast({ title: m.resources_restored(), variant: 'success' });
      void refresh();
    },
    onError: (error) =>
      toast({
        title: m.resources_restore_failed(),
        description: readError(error).message,
        variant: 'danger',
      }),
  });
  const remove = trpc.admin.resources.delete.useMutation({
    onSuccess: (_, { id }) => {
      toast({
        title: m.resources_deleted(),
        variant: 'success',
        action: { label: m.resources_undo(), onSelect: () => restore.mutate({ id }) },
      });
      onGone();
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.resources_delete_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') void refresh();
    },
  });
  return { remove: (id: string) => remove.mutate({ id }), isRemoving: remove.isPending };
}

interface ResourceActionsProps {
  resource: ResourceRow;
  /** The row that takes the focus when this one is gone. */
  neighbour: string | undefined;
  onEdit: (id: string) => void;
  onFocus: (id: string) => void;
}

export function ResourceActions({ resource, neighbour, onEdit, onFocus }: ResourceActionsProps) {
  const { id, title, isArchived } = resource;
  const leave = () => {
    if (neighbour) document.getElementById(editButtonId(neighbour))?.focus();
  };
  const { remove, isRemoving } = useDeleteResource(leave);
  const { archive, isArchiving } = useArchiveResource(leave);
  const Icon = isArchived ? ArchiveRestore : Archive;
  const select = () => onFocus(id);
  return (
    <div className="flex justify-end gap-1">
      <EditButton
        id={id}
        label={m.resources_edit_of({ title })}
        onEdit={onEdit}
        onFocus={onFocus}
      />
      <Button
        variant="quiet"
        size="sm"
        pending={isArchiving}
        aria-label={
          isArchived ? m.resources_unarchive_of({ title }) : m.resources_archive_of({ title })
        }
        title={isArchived ? m.resources_unarchive() : m.resources_archive()}
        onClick={() => archive({ id, isArchived: !isArchived })}
        onFocus={select}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        pending={isRemoving}
        aria-label={m.resources_delete_of({ title })}
        title={m.resources_delete()}
        onClick={() => remove(id)}
        onFocus={select}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
    </div>
  );
}
