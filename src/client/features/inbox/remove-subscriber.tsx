import type { Subscriber } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
    <ConfirmDialog
      open={subscriber !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.inbox_newsletter_remove_title()}
      description={
        <span className="wrap-anywhere">
          {subscriber && m.inbox_newsletter_remove_text({ email: subscriber.email })}
        </span>
      }
      action={m.inbox_newsletter_remove_confirm()}
      pending={remove.isPending}
      onConfirm={() => subscriber && remove.mutate({ id: subscriber.id })}
    />
  );
}
