import { type ComponentProps, type InputEvent, useEffect, useRef, useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

interface TextareaProps extends ComponentProps<'textarea'> {
  /** Shows how much of `maxLength` is used, and says aloud when little is left. */
  counter?: boolean;
}

const SPOKEN_FROM = 20;

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
            {left <= SPOKEN_FROM && m.ui_characters_left({ count: left })}
          </span>
        </p>
      )}
    </div>
  );
}
