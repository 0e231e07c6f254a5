import { useEffect } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { followTheme, toggleTheme } from '../lib/theme.ts';
import { buttonClass } from './button.tsx';

/** Says what it would do by the theme in view, which the server does not know: the style sheet does. */
export function ThemeToggle({ className }: { className?: string }) {
  useEffect(() => followTheme(), []);
  return (
    <button
      type="button"
      onClick={toggleTheme}
      className={cn(buttonClass('quiet', 'icon'), className)}
    >
      <span className="sr-only dark:hidden">{m.ui_theme_to_dark()}</span>
      <span className="sr-only hidden dark:inline">{m.ui_theme_to_light()}</span>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-6"
      >
        <path d="M2.5 18.5H21.5" />
        <g className="dark:hidden">
          <path d="M6.5 18.5A5.5 5.5 0 0 1 17.5 18.5" fill="var(--sun)" />
          <path d="M12 9.5V7M5.6 12.1 3.9 10.4M18.4 12.1 20.1 10.4" />
        </g>
        <path
          d="M16.5 12.6A6 6 0 1 1 10.2 4.5A5 5 0 0 0 16.5 12.6Z"
          className="hidden dark:inline"
        />
      </svg>
    </button>
  );
}
