import { useState } from 'react';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Textarea } from '../ui/input.tsx';

/** The text of a note: the stored one, also when it changes, until something is typed. */
export function useNote(stored: string | null) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? stored ?? '';
  return {
    text,
    isDirty: text.trim() !== (stored ?? ''),
    onType: setTyped,
    // Text typed since is not saved yet.
    onSaved: () => setTyped((now) => (now === typed ? undefined : now)),
  };
}

interface NoteFieldProps {
  note: ReturnType<typeof useNote>;
  hint: string;
  isSaving: boolean;
  onSave: () => void;
}

/** Administrators' internal note on a record; typed text stays when saving fails. */
export function NoteField({ note, hint, isSaving, onSave }: NoteFieldProps) {
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Field label={m.ui_note()} hint={hint}>
        <Textarea
          value={note.text}
          onChange={(event) => note.onType(event.target.value)}
          maxLength={5000}
          rows={3}
          dir="auto"
          className="field-sizing-content max-h-80"
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        disabled={!note.isDirty && !isSaving}
        pending={isSaving}
      >
        {m.ui_note_save()}
      </Button>
    </form>
  );
}
