import { Eye } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { readError } from '../../lib/read-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionStats } from './question-stats.tsx';
import type { useQuestions } from './use-questions.ts';
import { useSaveQuestion } from './use-save-question.ts';

interface QuestionDialogProps {
  /** `new`, or the id of a question; the dialog is closed without it. */
  edit: string | undefined;
  query: ReturnType<typeof useQuestions>;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'question-form';

export function QuestionDialog({ edit, query, onClose, returnFocus }: QuestionDialogProps) {
  const { save, isSaving } = useSaveQuestion();
  const [preview, setPreview] = useState(false);
  const isNew = edit === 'new';
  const question = query.data?.find(({ id }) => id === edit);
  const isReady = isNew || question !== undefined;

  function content() {
    if (isReady) {
      return (
        <>
          {question && (
            <div className="mb-5">
              <QuestionStats question={question} />
            </div>
          )}
          <QuestionForm
            key={edit}
            id={formId}
            question={question}
            save={save}
            preview={preview}
            onClosePreview={() => setPreview(false)}
            onClose={onClose}
          />
        </>
      );
    }
    if (query.isPending) {
      return (
        <div role="status" aria-busy="true" className="grid min-h-80 content-start gap-5">
          <span className="sr-only">{m.ui_loading()}</span>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      );
    }
    if (!query.data) {
      return (
        <ErrorState
          message={readError(query.error).message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      );
    }
    return (
      <EmptyState
        title={m.admin_question_missing_title()}
        action={
          <Button variant="secondary" onClick={onClose}>
            {m.admin_question_back()}
          </Button>
        }
      >
        {m.admin_question_missing_text()}
      </EmptyState>
    );
  }

  return (
    <Dialog
      open={edit !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      returnFocus={returnFocus}
      title={isNew ? m.admin_question_add() : m.admin_question_edit()}
      footer={
        isReady && (
          <>
            <Button variant="quiet" className="sm:me-auto" onClick={() => setPreview(true)}>
              <Eye aria-hidden="true" strokeWidth={1.5} className="size-5" />
              {m.admin_question_preview()}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {m.admin_cancel()}
            </Button>
            <Button type="submit" form={formId} pending={isSaving}>
              {isNew ? m.admin_question_create() : m.admin_question_save()}
            </Button>
          </>
        )
      }
    >
      {edit !== undefined && content()}
    </Dialog>
  );
}
