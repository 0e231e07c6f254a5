import type { Registration } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { useHandleRegistration } from './use-handle-registration.ts';

interface RegistrationActionsProps {
  registration: Registration;
  onFocus: (id: string) => void;
}

export function RegistrationActions({ registration, onFocus }: RegistrationActionsProps) {
  const { id, version, companyName: name, handledAt, status } = registration;
  const { mutate, isPending, variables } = useHandleRegistration();
  const shared = { size: 'sm', onFocus: () => onFocus(id) } as const;
  if (handledAt) {
    return (
      <Button
        {...shared}
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
        {...shared}
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
          {...shared}
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
