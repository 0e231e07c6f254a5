import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';

/** Tells applicants of the decision now, or notes that they know it. */
function useTell(onDone?: () => void) {
  const { mutateAsync } = trpc.admin.applications.tell.useMutation();
  const [tell, isTelling] = useSingleFlight(async (ids: string[], how: 'mail' | 'elsewhere') => {
    try {
      const { told } = await mutateAsync({ ids, how });
      const title =
        told === 0
          ? m.applications_tell_nobody()
          : how === 'mail'
            ? m.applications_tell_now_done({ count: told })
            : m.applications_tell_elsewhere_done();
      toast({ title, variant: told === 0 ? 'default' : 'success' });
      onDone?.();
    } catch (error) {
      toastFailure(m.applications_tell_failed(), error);
    }
  });
  return { isTelling, tell };
}

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
  const [isAsking, setIsAsking] = useState(false);
  const { tell, isTelling } = useTell(() => {
    setIsAsking(false);
    onDone?.();
  });
  const { button, title, text, action } = tellings[how];
  return (
    <>
      <Button
        size="sm"
        variant={how === 'mail' ? 'secondary' : 'quiet'}
        onClick={() => setIsAsking(true)}
      >
        {button()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title({ count: ids.length })}
        description={text()}
        action={action()}
        variant="primary"
        pending={isTelling}
        onConfirm={() => tell([...ids], how)}
      />
    </>
  );
}
