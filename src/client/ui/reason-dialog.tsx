import { type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { useSingleFlight } from '../lib/single-flight.ts';
import { Field } from './field.tsx';
import { DialogForm, FormDialog } from './form-dialog.tsx';
import { Textarea } from './input.tsx';
import { type SaveFeedback, saveWithFeedback } from './record-form.tsx';
import { toast } from './toast.tsx';

interface ReasonDialogProps<Answer> {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  label: string;
  hint: string;
  /** Label of the button that sends the form. */
  action: string;
  schema: z.ZodType<string>;
  onSend: (reason: string) => Promise<Answer>;
  feedback: Pick<SaveFeedback<Answer>, 'saved' | 'failed' | 'arrival'>;
  /** Further fields, above the reason. */
  children?: ReactNode;
  /** Shows what is wrong with those and focuses the first fault; returns true where they can be sent. */
  checkFields?: () => boolean;
}

/** Asks for the reason of something. What was typed stays when the dialog is closed, and when sending fails. */
export function ReasonDialog<Answer>({
  open,
  onClose,
  title,
  description,
  label,
  hint,
  action,
  schema,
  onSend,
  feedback,
  children,
  checkFields = () => true,
}: ReasonDialogProps<Answer>) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const [send, isSending] = useSingleFlight(async () => {
    const parsed = schema.safeParse(reason);
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message);
      field.current?.focus();
    }
    // They stand above: of two faults theirs is the first.
    if (!checkFields() || !parsed.success) return;
    const { outcome } = await saveWithFeedback(() => onSend(parsed.data), feedback);
    if (outcome === 'conflict') {
      toast({ title: feedback.failed, description: m.ui_conflict_reloaded(), variant: 'danger' });
    }
    if (outcome === 'refused') return;
    onClose();
    if (outcome === 'saved') setReason('');
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      action={action}
      pending={isSending}
    >
      <DialogForm
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog inside a form of its own is no part of that.
          event.stopPropagation();
          void send();
        }}
      >
        {children}
        <Field label={label} hint={hint} error={error} required>
          <Textarea
            ref={field}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
            maxLength={500}
            counter
            rows={3}
            dir="auto"
          />
        </Field>
      </DialogForm>
    </FormDialog>
  );
}
