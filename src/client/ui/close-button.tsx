import type { ComponentProps } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { SvgIcon } from './svg-icon.tsx';

export function CloseButton({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={m.ui_close()}
      {...props}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded text-muted transition-colors hover:bg-surface hover:text-ink',
        className,
      )}
    >
      <SvgIcon name="close" className="size-5" />
    </button>
  );
}
