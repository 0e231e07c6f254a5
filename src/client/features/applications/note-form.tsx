import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { trpc } from '../../trpc.tsx';
import { toast } from '../../ui/toast.tsx';
import { keepDraft, readDraft } from './note-drafts.ts';
import { useRefresh } from './use-refresh.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';

const portal = getRouteApi('/portal');

/** The note that is being written on an application, and the way to send it. */
function useAddNote(id: string) {
  const refresh = useRefresh();
  const { user } = portal.useRouteContext();
  const draft = { userId: user.id, id, of: 'note' } as const;
  const [text, setText] = useState(() => readDraft(draft) ?? '');
  const [isMissing, setIsMissing] = useState(false);
  // The button shows that it is busy only with the next drawing; a second click may come before.
  const isSending = useRef(false);

  function write(next: string) {
    setText(next);
    keepDraft(draft, next || undefined);
    setIsMissing(false);
  }

  const mutation = trpc.admin.applications.addNote.useMutation({
    onSuccess: () => {
      toast({ title: m.admin_app_note_added(), variant: 'success' });
      write('');
      void refresh.applications();
      void refresh.overview();
    },
    onError: (error) => {
      const { message } = readError(error);
      toast({ title: m.admin_app_note_failed(), description: message, variant: 'danger' });
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  return {
    text,
    write,
    isSending: mutation.isPending,
    error: isMissing && m.validation_required(),
    send: () => {
      if (isSending.current) return;
      if (text.trim() === '') return setIsMissing(true);
      isSending.current = true;
      mutation.mutate({ id, text });
    },
  };
}

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
