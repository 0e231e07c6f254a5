import { ArrowLeft, ArrowRight } from 'lucide-react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button-class.ts';

interface TurnButtonProps {
  step: 1 | -1;
  onTurn: (step: 1 | -1) => void;
}

/** Leads to the picture before or after. */
export function TurnButton({ step, onTurn }: TurnButtonProps) {
  const Arrow = step === 1 ? ArrowRight : ArrowLeft;
  return (
    <button
      type="button"
      aria-label={step === 1 ? m.gallery_next() : m.gallery_previous()}
      onClick={() => onTurn(step)}
      className={buttonClass('secondary', 'icon')}
    >
      <Arrow aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </button>
  );
}
