import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
} from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';

interface TypingAreaProps {
  text: string;
  disabled: boolean;
  onType: (text: string) => void;
  /** Somebody tried to insert a text instead of typing it. */
  onPaste: () => void;
  onFocus: () => void;
  ref: RefObject<HTMLTextAreaElement | null>;
}

const inserted = [
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
];

/** Works from what arrives in the field, not from keys: keyboards on phones send none. */
export function TypingArea({ text, disabled, onType, onPaste, onFocus, ref }: TypingAreaProps) {
  function refuse(event: ClipboardEvent | DragEvent) {
    event.preventDefault();
    onPaste();
  }

  // Some keyboards insert from their own clipboard without a paste event; React does not pass this event on.
  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    if (!inserted.includes(event.inputType)) return;
    event.preventDefault();
    onPaste();
  });
  useEffect(() => {
    const field = ref.current;
    const listener = (event: InputEvent) => onBeforeInput(event);
    field?.addEventListener('beforeinput', listener);
    return () => field?.removeEventListener('beforeinput', listener);
  }, [ref]);

  return (
    <Field label={m.careers_typing_field()} hint={m.careers_typing_hint()}>
      <Textarea
        ref={ref}
        lang="en"
        rows={5}
        maxLength={5000}
        value={text}
        disabled={disabled}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        data-gramm="false"
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={onFocus}
        onPaste={refuse}
        onDrop={refuse}
        className="text-lg leading-8"
      />
    </Field>
  );
}
