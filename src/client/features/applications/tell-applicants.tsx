import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';

const notifyTexts = {
  mail: {
    button: m.applications_tell_now,
    title: m.applications_tell_ask,
    text: m.applications_tell_ask_text,
    action: m.applications_tell_ask_send,
  },
  elsewhere: {
    button: m.applications_tell_elsewhere,
    title: m.applications_tell_elsewhere_ask,
    text: m.applications_tell_elsewhere_ask_text,
    action: m.applications_tell_elsewhere_ask_note,
  },
};

interface NotifyButtonProps {
  ids: readonly string[];
  /** By a mail that leaves at once, or because the applicants know it already. */
  how: keyof typeof notifyTexts;
  onDone?: () => void;
}

/** Notifies applicants of the decision now, after a confirmation: it cannot be taken back. */
export function NotifyButton({ ids, how, onDone }: NotifyButtonProps) {
  const { mutateAsync } = trpc.admin.applications.tell.useMutation({
    onSuccess: ({ told: count }) => {
      const title =
        count === 0
          ? m.applications_tell_nobody()
          : how === 'mail'
            ? m.applications_tell_now_done({ count })
            : m.applications_tell_elsewhere_done();
      toast({ title, variant: count === 0 ? 'default' : 'success' });
      onDone?.();
    },
    onError: (error) => toastFailure(m.applications_tell_failed(), error),
  });
  const { button, title, text, action } = notifyTexts[how];
  return (
    <ConfirmButton
      variant={how === 'mail' ? 'secondary' : 'quiet'}
      size="sm"
      label={button()}
      title={title({ count: ids.length })}
      description={text()}
      action={action()}
      actionVariant="primary"
      onConfirm={() => mutateAsync({ ids: [...ids], how })}
    />
  );
}
