import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { ListedQuestion } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionQuery } from './question-query.tsx';
import { QuestionStats } from './question-stats.tsx';
import { useQuestion } from './use-question.ts';
import { useSaveQuestion } from './use-save-question.ts';

interface QuestionDialogProps {
  /** `new`, or the id of a question; the dialog is closed without it. */
  edit: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

const formId = 'question-form';

export function QuestionDialog({ edit, onClose, returnFocus }: QuestionDialogProps) {
  const { save, isSaving } = useSaveQuestion();
  const [preview, setPreview] = useState(false);
  const isNew = edit === 'new';
  const query = useQuestion(isNew ? undefined : edit);
  const isReady = isNew || query.data !== undefined;

  function form(question: ListedQuestion | undefined) {
    return (
      <QuestionForm
        key={edit}
        id={formId}
        question={question}
        save={save}
        preview={preview}
        onClosePreview={() => setPreview(false)}
        onClose={onClose}
      />
    );
  }

  return (
    <FormDialog
      open={edit !== undefined}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={isNew ? m.admin_question_add() : m.admin_question_edit()}
      formId={formId}
      action={isNew ? m.admin_question_create() : m.admin_question_save()}
      pending={isSaving}
      isReady={isReady}
      beside={
        <Button variant="quiet" className="sm:me-auto" onClick={() => setPreview(true)}>
          <Eye aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {m.admin_question_preview()}
        </Button>
      }
    >
      {isNew
        ? form(undefined)
        : edit !== undefined && (
            <QuestionQuery query={query} onClose={onClose}>
              {(question) => (
                <>
                  {question.type !== 'typing' && (
                    <div className="mb-5">
                      <QuestionStats question={question} />
                    </div>
                  )}
                  {form(question)}
                </>
              )}
            </QuestionQuery>
          )}
    </FormDialog>
  );
}
