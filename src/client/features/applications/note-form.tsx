import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useAddNote } from './use-add-note.ts';

/** A new note for the thread; what is written stays until it is sent, also when the dialog is closed meanwhile. */
export function NoteForm({ id }: { id: string }) {
  const { text, write, send, isSending, error } = useAddNote(id);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={m.admin_app_note()} hint={m.admin_app_note_hint()} error={error}>
        <Textarea
          value={text}
          onChange={({ target }) => write(target.value)}
          maxLength={5000}
          rows={2}
          className="field-sizing-content max-h-60"
          dir="auto"
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        pending={isSending}
        className="justify-self-start"
      >
        {m.admin_app_note_add()}
      </Button>
    </form>
  );
}
