import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { CreateQuestionInput, ListedQuestion } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { editedRecord, RecordDialog, type RecordDialogState } from '../../ui/record-dialog.tsx';
import { useSaveRecord } from '../../ui/record-form.tsx';
import { QuestionForm } from './question-form.tsx';
import { correctShare, minReliableAnswers, useShareFormat } from './question-labels.tsx';

/** Applicants' answers to a question so far. */
function QuestionStats({ question }: { question: ListedQuestion }) {
  const { answered } = question;
  const format = useShareFormat();
  const share = correctShare(question);
  if (share === undefined) {
    return <p className="text-sm text-muted">{m.questions_stats_none()}</p>;
  }
  return (
    <p className="figures text-sm text-muted">
      <span className="font-medium text-ink">
        {m.questions_stats({ count: answered })},{' '}
        {m.questions_stats_share({ share: format(share) })}
      </span>{' '}
      {answered < minReliableAnswers && m.questions_stats_few()}
    </p>
  );
}

export function QuestionDialog(dialog: RecordDialogState) {
  const { save, isSaving } = useSaveRecord<CreateQuestionInput>({
    create: trpc.admin.questions.create.useMutation(),
    update: trpc.admin.questions.update.useMutation(),
    arrival: useArrival('admin.questions'),
    feedback: (isNew) => ({
      saved: isNew ? m.questions_created() : m.questions_updated(),
      failed: isNew ? m.questions_create_failed() : m.questions_update_failed(),
    }),
  });
  const [preview, setPreview] = useState(false);
  const query = trpc.admin.questions.get.useQuery(...editedRecord(dialog.edit));
  return (
    <RecordDialog
      {...dialog}
      size="lg"
      query={query}
      titles={{ add: m.questions_add(), edit: m.questions_edit() }}
      action={{ add: m.questions_create(), edit: m.ui_save_changes() }}
      pending={isSaving}
      footerStart={
        <Button variant="quiet" className="sm:me-auto" onClick={() => setPreview(true)}>
          <Eye aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {m.questions_preview()}
        </Button>
      }
    >
      {(question) => (
        <>
          {question && question.type !== 'typing' && (
            <div className="mb-5">
              <QuestionStats question={question} />
            </div>
          )}
          <QuestionForm
            question={question}
            save={save}
            preview={preview}
            onClosePreview={() => setPreview(false)}
            onClose={dialog.onClose}
          />
        </>
      )}
    </RecordDialog>
  );
}
