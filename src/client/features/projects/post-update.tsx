import { useRef, useState } from 'react';
import { postUpdateInput } from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { DiscardGuard } from '../../ui/discard-guard.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { usePostUpdate } from './use-post-update.ts';

/** Tells the client how it goes. */
export function PostUpdate({ projectId }: { projectId: string }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const saved = useRef(false);
  const post = usePostUpdate();

  function send() {
    if (post.isPending) return;
    const parsed = postUpdateInput.safeParse({ projectId, text });
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    setError(undefined);
    post.mutate(parsed.data, { onSuccess: () => setText('') });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid gap-3"
    >
      <DiscardGuard isDirty={text.trim() !== ''} saved={saved} heldBy="open" />
      <Field label={m.projects_update_text()} error={error}>
        <Textarea
          value={text}
          onChange={(event) => setText(event.target.value)}
          // What is typed meanwhile would go with what is sent.
          readOnly={post.isPending}
          maxLength={5000}
          rows={3}
          dir="auto"
          className="field-sizing-content max-h-80"
        />
      </Field>
      <Button type="submit" size="sm" pending={post.isPending} className="justify-self-start">
        {m.projects_update_post()}
      </Button>
    </form>
  );
}
