import type { Subscriber } from '../../../shared/contracts/inbox.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface RemoveButtonProps {
  subscriber: Subscriber;
  onRemove: (subscriber: Subscriber) => void;
  onFocus: (id: string) => void;
}

export const removeButtonId = (id: string) => `remove-${id}`;

export function RemoveButton({ subscriber, onRemove, onFocus }: RemoveButtonProps) {
  const { id, email } = subscriber;
  return (
    <Button
      id={removeButtonId(id)}
      variant="quiet"
      size="sm"
      aria-label={m.inbox_newsletter_remove_of({ email })}
      onClick={() => onRemove(subscriber)}
      onFocus={() => onFocus(id)}
    >
      {m.inbox_newsletter_remove()}
    </Button>
  );
}
