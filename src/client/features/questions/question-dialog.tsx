import { Eye } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { CreateQuestionInput, ListedQuestion } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useArrival } from '../../invalidation.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { type SaveRecord, saveWithFeedback } from '../../ui/record-form.tsx';
import { RecordQueryResult } from '../../ui/record-sheet.tsx';
import { QuestionForm } from './question-form.tsx';
import { correctShare, minReliableAnswers, useShareFormat } from './question-labels.tsx';

type QuestionQueryResultProps = Pick<
  ComponentProps<typeof RecordQueryResult<ListedQuestion>>,
  'query' | 'onClose' | 'children'
>;

/** Content of a dialog whose question loads, fails to load, or is missing. */
export function QuestionQueryResult(props: QuestionQueryResultProps) {
  return (
    <RecordQueryResult
      {...props}
      missing={{
        title: m.questions_missing_title(),
        text: m.questions_missing_text(),
        back: m.questions_back(),
      }}
    />
  );
}

/** The question of a dialog. Never an older version from before: the form keeps the values with which it opens. */
export function useQuestion(id: string | undefined) {
  return trpc.admin.questions.get.useQuery(
    { id: id ?? '' },
    { enabled: id !== undefined, gcTime: 0 },
  );
}

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

/** Creates or updates, tells the result, and answers what the form has to show. */
function useSaveQuestion(): { save: SaveRecord<CreateQuestionInput>; isSaving: boolean } {
  const arrival = useArrival('admin.questions');
  const create = trpc.admin.questions.create.useMutation();
  const update = trpc.admin.questions.update.useMutation();

  return {
    isSaving: create.isPending || update.isPending,
    save: (input, edited) =>
      saveWithFeedback(
        () =>
          edited
            ? update.mutateAsync({ ...input, id: edited.id, version: edited.version })
            : create.mutateAsync(input),
        {
          saved: edited ? m.questions_updated() : m.questions_created(),
          failed: edited ? m.questions_update_failed() : m.questions_create_failed(),
          arrival,
        },
      ),
  };
}

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
      title={isNew ? m.questions_add() : m.questions_edit()}
      formId={formId}
      action={isNew ? m.questions_create() : m.questions_save()}
      pending={isSaving}
      isReady={isReady}
      footerStart={
        <Button variant="quiet" className="sm:me-auto" onClick={() => setPreview(true)}>
          <Eye aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {m.questions_preview()}
        </Button>
      }
    >
      {isNew
        ? form(undefined)
        : edit !== undefined && (
            <QuestionQueryResult query={query} onClose={onClose}>
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
            </QuestionQueryResult>
          )}
    </FormDialog>
  );
}
