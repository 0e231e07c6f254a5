import type { Subscriber } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogClose } from '../../ui/dialog-close.tsx';
import { toast } from '../../ui/use-toast.ts';
import { useRefresh } from './use-refresh.ts';

interface RemoveSubscriberProps {
  /** The address in question; closed without one. */
  subscriber: Subscriber | undefined;
  onClose: () => void;
}

/** The question before an address is erased. */
export function RemoveSubscriber({ subscriber, onClose }: RemoveSubscriberProps) {
  const refresh = useRefresh();
  const remove = trpc.admin.inbox.deleteSubscriber.useMutation({
    onSuccess: () => {
      toast({ title: m.inbox_newsletter_removed(), variant: 'success' });
      onClose();
      void refresh();
    },
    onError: (error) => {
      const { code, message } = readError(error);
      toast({ title: m.inbox_newsletter_remove_failed(), description: message, variant: 'danger' });
      if (code !== 'not-found') return;
      onClose();
      void refresh();
    },
  });
  return (
    <Dialog
      open={subscriber !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="sm"
      title={m.inbox_newsletter_remove_title()}
      description={
        <span className="wrap-anywhere">
          {subscriber && m.inbox_newsletter_remove_text({ email: subscriber.email })}
        </span>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{m.ui_cancel()}</Button>
          </DialogClose>
          <Button
            variant="danger"
            pending={remove.isPending}
            onClick={() => subscriber && remove.mutate({ id: subscriber.id })}
          >
            {m.inbox_newsletter_remove_confirm()}
          </Button>
        </>
      }
    />
  );
}
