import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../lib/cn.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the button keeps the focus, says so, and takes no second click. */
  pending?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'md',
  pending = false,
  type = 'button',
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...props}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={handleClick}
      className={cn(buttonClass(variant, size), className)}
    >
      {pending && <Spinner decorative className="size-[1.15em]" />}
      {!(pending && size === 'icon') && children}
    </button>
  );
}
