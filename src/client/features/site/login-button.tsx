import { m } from '../../../shared/i18n/paraglide/messages.js';
import { type ButtonSize, buttonClass } from '../../ui/button.tsx';

interface LoginButtonProps {
  size: ButtonSize;
  className?: string;
}

/** Breathes while the form is on its way over the line. */
export function LoginButton({ size, className = '' }: LoginButtonProps) {
  return (
    <button
      type="button"
      data-opens="login"
      className={`${buttonClass('primary', size)} aria-busy:animate-breathe ${className}`}
    >
      {m.site_login()}
    </button>
  );
}
