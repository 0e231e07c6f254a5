import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '../lib/cn.ts';
import { Spinner } from './loading.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg' | 'icon';

const base =
  'group/button relative inline-flex max-w-full items-center justify-center gap-2 overflow-hidden ' +
  'rounded border text-center font-text font-medium no-underline select-none ' +
  'transition-[background-color,border-color,color] ' +
  'disabled:cursor-not-allowed disabled:opacity-50 ' +
  'aria-disabled:cursor-progress [&_svg]:shrink-0';

const variants: Record<ButtonVariant, string> = {
  primary: cn(
    'border-transparent bg-sea text-on-sea hover:bg-sea-strong',
    // The sun runs along the lower edge while the pointer or the focus rests here.
    'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:origin-left after:scale-x-0',
    'after:bg-sun after:transition-transform hover:after:scale-x-100 focus-visible:after:scale-x-100',
    'disabled:after:hidden',
  ),
  secondary: 'border-edge bg-transparent text-ink hover:border-ink hover:bg-surface',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-surface hover:text-sea',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-3 text-lg',
  icon: 'size-11 p-0',
};

/** The look of a button, for links that lead somewhere: `<Link className={buttonClass()}>`. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return cn(base, variants[variant], sizes[size]);
}

/** The look of a link in running text and in lists of facts. */
export const textLinkClass = 'text-sea underline underline-offset-2 hover:text-sea-strong';

/** The look of a link that stands for itself, such as one below a text. */
export const accentLinkClass =
  'text-sea underline decoration-sun decoration-2 underline-offset-4 hover:text-sea-strong';

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
