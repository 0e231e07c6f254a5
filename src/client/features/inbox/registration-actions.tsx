import type { HandleRegistrationInput, Registration } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';

function handledMessage({ handled, status }: HandleRegistrationInput): string {
  if (!handled) return m.inbox_registration_reopened();
  return status === 'inactive' ? m.inbox_registration_rejected() : m.inbox_registration_marked();
}

/** Marks a registration as handled or puts it back; what was just marked can be undone. */
function useHandleRegistration() {
  const handle = trpc.admin.inbox.handleRegistration.useMutation({
    onSuccess: ({ id, version }, input) => {
      const undo = () =>
        handle.mutate({
          id,
          version,
          handled: false,
          ...(input.status === 'inactive' ? { status: 'active' as const } : {}),
        });
      toast({
        title: handledMessage(input),
        variant: 'success',
        ...(input.handled ? { action: { label: m.ui_undo(), onSelect: undo } } : {}),
      });
    },
    onError: (error) => toastFailure(m.inbox_registration_failed(), error),
  });
  return handle;
}

export function RegistrationActions({ registration }: { registration: Registration }) {
  const { id, version, companyName: name, handledAt, status } = registration;
  const { mutate, isPending, variables } = useHandleRegistration();
  if (handledAt) {
    return (
      <Button
        size="sm"
        variant="quiet"
        pending={isPending}
        aria-label={m.inbox_registration_reopen_of({ name })}
        onClick={() => mutate({ id, version, handled: false })}
      >
        {m.inbox_registration_reopen()}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap justify-end gap-1">
      <Button
        size="sm"
        variant="secondary"
        pending={isPending && variables.status === undefined}
        disabled={isPending && variables.status !== undefined}
        aria-label={m.inbox_registration_handle_of({ name })}
        onClick={() => mutate({ id, version, handled: true })}
      >
        {m.inbox_registration_handle()}
      </Button>
      {status === 'active' && (
        <Button
          size="sm"
          variant="quiet"
          pending={isPending && variables.status !== undefined}
          disabled={isPending && variables.status === undefined}
          aria-label={m.inbox_registration_reject_of({ name })}
          onClick={() => mutate({ id, version, handled: true, status: 'inactive' })}
        >
          {m.inbox_registration_reject()}
        </Button>
      )}
    </div>
  );
}
