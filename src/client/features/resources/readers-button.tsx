import type { ResourceRow } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

interface ReadersButtonProps {
  resource: ResourceRow;
  /** Active users with the employee's role. */
  employees: number;
  onOpen: (id: string) => void;
}

export const readersButtonId = (id: string) => `readers-${id}`;

/** How many have acknowledged the current version; leads to their names. */
export function ReadersButton({ resource, employees, onOpen }: ReadersButtonProps) {
  const { id, title, requiresAcknowledgement, acknowledged } = resource;
  if (!requiresAcknowledgement) {
    return <span className="text-sm text-muted">{m.resources_not_asked()}</span>;
  }
  const counts = { done: acknowledged, all: employees };
  return (
    <Button
      id={readersButtonId(id)}
      variant="quiet"
      size="sm"
      className="figures"
      aria-label={m.resources_show_readers({ title, ...counts })}
      onClick={() => onOpen(id)}
    >
      {m.resources_acknowledged_of(counts)}
    </Button>
  );
}
