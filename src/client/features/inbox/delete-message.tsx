import { useState } from 'react';
import type { Message } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

interface DeleteMessageProps {
  message: Message;
  onErased: () => void;
}

/** The button that erases a message, and the question before it. */
export function DeleteMessage({ message: { id, name }, onErased }: DeleteMessageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const refresh = useRefresh();
  const remove = trpc.admin.inbox.deleteMessage.useMutation({
    onSuccess: () => {
      toast({ title: m.inbox_deleted(), variant: 'success' });
      setIsOpen(false);
      onErased();
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.inbox_delete_failed(), description: message, variant: 'danger' });
      if (code === 'not-found') void refresh();
    },
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="quiet" size="sm">
          {m.inbox_delete()}
        </Button>
      }
      title={m.inbox_delete_title()}
      description={m.inbox_delete_text({ name })}
      action={m.inbox_delete_confirm()}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id })}
    />
  );
}
