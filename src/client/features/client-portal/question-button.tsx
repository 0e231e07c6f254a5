import { m } from '../../../shared/i18n/paraglide/messages.js';
import { nameRequestSubject } from '../../../shared/i18n/request-subject.ts';
import { RequestStatusBadge } from '../../domain/change-request.tsx';
import { useAddressDialog } from '../../lib/list-search.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ChangeRequestForm, useRequestChange } from './change-request-form.tsx';
import { RequestWords } from './request-words.tsx';

interface AskedSearch {
  ask: true | undefined;
}

type QuestionSubject = { kind: 'invoice' | 'project'; id: string };

interface QuestionButtonProps {
  /** The question is open, as the address says. */
  isAsking: boolean;
  put: (part: Partial<AskedSearch>, options?: { replace?: boolean }) => unknown;
  subject: QuestionSubject;
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

/** Lists what was asked about an invoice or a project, with the answers; nothing where nobody has asked. */
export function AskedQuestions({ kind, id }: QuestionSubject) {
  const { data } = trpc.client.listServices.useQuery(undefined, { staleTime: 0 });
  const asked = data?.requests.filter(
    ({ subjectKind, subjectId }) => subjectKind === kind && subjectId === id,
  );
  if (!asked?.length) return null;
  return (
    <section className="mt-8">
      <h3 className="text-lg">{m.client_portal_questions()}</h3>
      <ul className="m-0 list-none p-0">
        {asked.map((request) => (
          <li
            key={request.id}
            className="grid justify-items-start gap-2 border-b border-mist py-4 last:border-b-0"
          >
            <RequestStatusBadge request={request} />
            <RequestWords request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}
