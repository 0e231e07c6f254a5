import type { MessageSummary } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface OpenMessageButtonProps {
  message: MessageSummary;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
}

export const messageButtonId = (id: string) => `message-${id}`;

export function OpenMessageButton({ message, onOpen, onFocus }: OpenMessageButtonProps) {
  const { id, name } = message;
  return (
    <Button
      id={messageButtonId(id)}
      variant="secondary"
      size="sm"
      aria-label={m.inbox_message_open_of({ name })}
      onClick={() => onOpen(id)}
      onFocus={() => onFocus(id)}
    >
      {m.inbox_message_open()}
    </Button>
  );
}
