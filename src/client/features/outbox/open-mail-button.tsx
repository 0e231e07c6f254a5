import type { MailSummary } from '../../../shared/contracts/mail.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface OpenMailButtonProps {
  mail: MailSummary;
  onOpen: (id: string) => void;
  onFocus: (id: string) => void;
}

export const mailButtonId = (id: string) => `mail-${id}`;

export function OpenMailButton({ mail, onOpen, onFocus }: OpenMailButtonProps) {
  const { id, subject, recipient } = mail;
  return (
    <Button
      id={mailButtonId(id)}
      variant="secondary"
      size="sm"
      aria-label={m.outbox_open_of({ subject, recipient })}
      onClick={() => onOpen(id)}
      onFocus={() => onFocus(id)}
    >
      {m.outbox_open()}
    </Button>
  );
}
