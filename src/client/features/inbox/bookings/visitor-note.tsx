import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';

interface VisitorNoteProps {
  value: string;
  onChange: (text: string) => void;
}

/** What goes into the mail that tells a visitor of a change. */
export function VisitorNote({ value, onChange }: VisitorNoteProps) {
  return (
    <Field label={m.bookings_visitor_note()} hint={m.bookings_visitor_note_hint()}>
      <Textarea
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={1000}
        rows={3}
        dir="auto"
      />
    </Field>
  );
}
