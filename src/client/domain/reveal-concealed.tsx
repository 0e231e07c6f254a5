import { Eye } from 'lucide-react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';

/** Takes the focus of the button, which is gone, unless it is elsewhere by now. */
function takeFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus();
}

interface RevealConcealedProps {
  /** The reason to show the values, and that it is recorded. */
  text: string;
  isRevealed: boolean;
  pending: boolean;
  onReveal: () => void;
}

/** Shows masked values, which is recorded. */
export function RevealConcealed({ text, isRevealed, pending, onReveal }: RevealConcealedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {!isRevealed && (
        <Button variant="secondary" size="sm" pending={pending} onClick={onReveal}>
          <Eye aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.employees_reveal()}
        </Button>
      )}
      <p
        ref={isRevealed ? takeFocus : undefined}
        role="status"
        tabIndex={-1}
        className="max-w-[60ch] text-sm text-muted outline-none"
      >
        {isRevealed ? m.employees_revealed() : text}
      </p>
    </div>
  );
}
