import { type ComponentProps, type InputEvent, useEffect, useRef, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { useFieldControl } from './field.tsx';

/**
 * The ground all text controls share: a faint plate on a horizon line. The line carries the
 * contrast and turns with the state; the ring appears on focus from the keyboard or a click.
 */
export const controlClass =
  'w-full min-w-0 rounded border border-mist border-b-edge bg-raised px-3 text-base text-ink ' +
  'transition-[border-color] hover:border-b-ink ' +
  'focus-visible:border-b-focus aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:opacity-60 [&[readonly]]:bg-surface';

interface TextareaProps extends ComponentProps<'textarea'> {
  /** Shows how much of `maxLength` is used, and says aloud when little is left. */
  counter?: boolean;
}

const ANNOUNCE_REMAINING_FROM = 20;

export function Textarea({ counter = false, className, ref, onInput, ...props }: TextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(0);
  const { value, maxLength } = props;
  const length = typeof value === 'string' ? value.length : typed;

  // A form library may have written into the element before this mounted.
  useEffect(() => setTyped(element.current?.value.length ?? 0), []);

  function handleInput(event: InputEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value.length);
    onInput?.(event);
  }

  const left = maxLength === undefined ? undefined : maxLength - length;

  return (
    <div className="grid gap-1">
      <textarea
        rows={4}
        {...props}
        {...useFieldControl(props)}
        ref={mergeRefs(element, ref)}
        onInput={handleInput}
        className={cn(controlClass, 'min-h-24 resize-y py-2.5', className)}
      />
      {counter && left !== undefined && (
        <p className="figures text-end text-xs text-muted">
          {m.ui_characters_of({ count: length, max: maxLength ?? 0 })}
          <span aria-live="polite" className="sr-only">
            {left <= ANNOUNCE_REMAINING_FROM && m.ui_characters_left({ count: left })}
          </span>
        </p>
      )}
    </div>
  );
}

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input {...props} {...useFieldControl(props)} className={cn(controlClass, 'h-11', className)} />
  );
}
