import { Trash2 } from 'lucide-react';
import type { AnnouncementRow } from '../../../shared/contracts/announcement.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { EditButton, editButtonId } from '../../ui/edit-button.tsx';
import { useDeleteAnnouncement } from './use-delete-announcement.ts';

export interface AnnouncementActionsProps {
  announcement: AnnouncementRow;
  /** The row that takes the focus when this one is gone. */
  neighbour: string | undefined;
  onEdit: (id: string) => void;
  onFocus: (id: string) => void;
}

export function AnnouncementActions({
  announcement: { id, title },
  neighbour,
  onEdit,
  onFocus,
}: AnnouncementActionsProps) {
  const { remove, isRemoving } = useDeleteAnnouncement(() => {
    if (neighbour) document.getElementById(editButtonId(neighbour))?.focus();
  });
  const select = () => onFocus(id);
  return (
    <div className="flex justify-end gap-1">
      <EditButton
        id={id}
        label={m.announcements_edit_of({ title })}
        onEdit={onEdit}
        onFocus={onFocus}
      />
      <Button
        variant="quiet"
        size="sm"
        pending={isRemoving}
        aria-label={m.announcements_delete_of({ title })}
        title={m.announcements_delete()}
        onClick={() => remove(id)}
        onFocus={select}
      >
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
      </Button>
    </div>
  );
}
