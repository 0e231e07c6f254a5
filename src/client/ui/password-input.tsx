import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { Input } from './input.tsx';

export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        autoComplete="current-password"
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={cn('pe-12', className)}
      />
      <button
        type="button"
        disabled={props.disabled}
        onClick={() => setShown((before) => !before)}
        aria-label={shown ? m.ui_hide_password() : m.ui_show_password()}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded text-muted transition-colors hover:text-ink"
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </button>
    </div>
  );
}
