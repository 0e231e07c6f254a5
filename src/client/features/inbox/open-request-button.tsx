import type { ChangeRequestRecord } from '../../../shared/contracts/change-request.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface OpenRequestButtonProps {
  request: ChangeRequestRecord;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
}

export const requestButtonId = (id: string) => `request-${id}`;

export function OpenRequestButton({ request, onOpen, onFocus }: OpenRequestButtonProps) {
  const { id, requestedBy } = request;
  return (
    <Button
      id={requestButtonId(id)}
      variant="secondary"
      size="sm"
      aria-label={m.inbox_request_open_of({ name: requestedBy })}
      onClick={() => onOpen(id)}
      onFocus={() => onFocus(id)}
    >
      {m.inbox_request_open()}
    </Button>
  );
}
