import { m } from '../../../shared/i18n/paraglide/messages.js';
import { nameRequestSubject } from '../../../shared/i18n/request-subject.ts';
import { useAddressDialog } from '../../lib/list-search.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ChangeRequestForm, useRequestChange } from './change-request-form.tsx';

interface AskedSearch {
  ask: true | undefined;
}

interface QuestionButtonProps {
  /** The question is open, as the address says. */
  isAsking: boolean;
  put: (part: Partial<AskedSearch>, options?: { replace?: boolean }) => unknown;
  subject: { kind: 'invoice' | 'project'; id: string };
  /** Number of the invoice, or name of the project. */
  name: string;
}

/** Asks a question about an invoice or a project, over the sheet that shows it. */
export function QuestionButton({ isAsking, put, subject, name }: QuestionButtonProps) {
  const { open, dialog } = useAddressDialog<AskedSearch>({ put }, { closed: { ask: undefined } });
  const { request, isSending } = useRequestChange();
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => open({ ask: true })}>
        {m.client_portal_question()}
      </Button>
      <FormDialog
        open={isAsking}
        onClose={dialog.onClose}
        title={m.client_portal_question()}
        description={nameRequestSubject({ subjectKind: subject.kind, subjectLabel: name })}
        action={m.client_portal_question_send()}
        pending={isSending}
      >
        {isAsking && (
          <ChangeRequestForm
            key={subject.id}
            subject={subject}
            request={request}
            onClose={dialog.onClose}
          />
        )}
      </FormDialog>
    </>
  );
}
