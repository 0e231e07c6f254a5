import {
  type ClipboardEvent,
  type ComponentProps,
  type InputEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { cn } from '../lib/cn.ts';
import { mergeRefs } from '../lib/merge-refs.ts';
import { FieldError, useFieldControl } from './field.tsx';

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
  /** Shows how much of `maxLength` is used from the first character on; without it, once little is left. */
  counter?: boolean;
}

const ANNOUNCE_REMAINING_FROM = 20;
const showCounterFrom = 0.9;

/** Counts the characters of a pasted text that `maxLength` leaves out, as the browser counts them: a new line is one. */
function countCutOff(event: ClipboardEvent<HTMLTextAreaElement>): number {
  const { value, maxLength, readOnly, selectionStart, selectionEnd } = event.currentTarget;
  if (maxLength < 0 || readOnly) return 0;
  const pasted = event.clipboardData.getData('text').replaceAll('\r\n', '\n');
  const room = maxLength - value.length + (selectionEnd - selectionStart);
  return Math.max(0, pasted.length - Math.max(0, room));
}

/** A text of several lines. It says when `maxLength` cuts the end of a pasted text off. */
export function Textarea({
  counter = false,
  className,
  ref,
  onInput,
  onPaste,
  ...props
}: TextareaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(0);
  const [cutOff, setCutOff] = useState(0);
  const { value, maxLength } = props;
  const length = typeof value === 'string' ? value.length : typed;

  // A form library may have written into the element before this mounted.
  useEffect(() => setTyped(element.current?.value.length ?? 0), []);

  function handleInput(event: InputEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value.length);
    if (event.nativeEvent.inputType !== 'insertFromPaste') setCutOff(0);
    onInput?.(event);
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    onPaste?.(event);
    setCutOff(event.defaultPrevented ? 0 : countCutOff(event));
  }

  const left = maxLength === undefined ? undefined : maxLength - length;
  const isCounted = counter || (maxLength !== undefined && length >= showCounterFrom * maxLength);

  return (
    <div className="grid">
      <textarea
        rows={4}
        {...props}
        {...useFieldControl(props)}
        ref={mergeRefs(element, ref)}
        onInput={handleInput}
        onPaste={handlePaste}
        className={cn(controlClass, 'min-h-24 resize-y py-2.5', className)}
      />
      <FieldError
        error={cutOff > 0 && length > 0 && m.ui_characters_cut({ count: cutOff })}
        className="mt-1"
      />
      {isCounted && left !== undefined && (
        <p className="figures mt-1 text-end text-xs text-muted">
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
