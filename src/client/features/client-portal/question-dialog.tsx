import type { ComponentProps } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { nameRequestSubject } from '../../../shared/i18n/request-subject.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ChangeRequestForm, useRequestChange } from './change-request-form.tsx';

/** Opens the question about the record of a sheet. */
export function QuestionButton({ onClick }: Pick<ComponentProps<typeof Button>, 'onClick'>) {
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      {m.client_portal_question()}
    </Button>
  );
}

interface QuestionDialogProps {
  open: boolean;
  onClose: () => void;
  subject: { kind: 'invoice' | 'project'; id: string };
  /** Number of the invoice, or name of the project. */
  name: string;
}

/** Asks a question about an invoice or a project, over the sheet that shows it. */
export function QuestionDialog({ open, onClose, subject, name }: QuestionDialogProps) {
  const { request, isSending } = useRequestChange();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={m.client_portal_question()}
      description={nameRequestSubject({ subjectKind: subject.kind, subjectLabel: name })}
      action={m.client_portal_question_send()}
      pending={isSending}
    >
      {open && <ChangeRequestForm subject={subject} request={request} onClose={onClose} />}
    </FormDialog>
  );
}
