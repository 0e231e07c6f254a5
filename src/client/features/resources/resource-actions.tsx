import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import type { ResourceRow } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EditButton, editButtonId } from '../../ui/edit-button.tsx';
import { useArchiveResource } from './use-archive-resource.ts';
import { useDeleteResource } from './use-delete-resource.ts';

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
