import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { ConfirmButton } from '../../ui/confirm-dialog.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';

const tellings = {
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

interface TellButtonProps {
  ids: readonly string[];
  /** By a mail that leaves at once, or because the applicants know it already. */
  how: keyof typeof tellings;
  onDone?: () => void;
}

/** Notifies applicants of the decision now, after a confirmation: it cannot be taken back. */
export function TellButton({ ids, how, onDone }: TellButtonProps) {
  const { mutateAsync } = trpc.admin.applications.tell.useMutation({
    onSuccess: ({ told }) => {
      const title =
        told === 0
          ? m.applications_tell_nobody()
          : how === 'mail'
            ? m.applications_tell_now_done({ count: told })
            : m.applications_tell_elsewhere_done();
      toast({ title, variant: told === 0 ? 'default' : 'success' });
      onDone?.();
    },
    onError: (error) => toastFailure(m.applications_tell_failed(), error),
  });
  const { button, title, text, action } = tellings[how];
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
