import { PreviewDialog } from './preview-dialog.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { QuestionQuery } from './question-query.tsx';
import { useQuestion } from './use-question.ts';

interface StoredPreviewProps {
  /** The question to show; the dialog is closed without one. */
  id: string | undefined;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

/** A question of the bank as applicants see it. */
export function StoredPreview({ id, onClose, returnFocus }: StoredPreviewProps) {
  const query = useQuestion(id);
  return (
    <PreviewDialog open={id !== undefined} onClose={onClose} returnFocus={returnFocus}>
      <QuestionQuery query={query} onClose={onClose}>
        {(question) => <QuestionPreview question={question} />}
      </QuestionQuery>
    </PreviewDialog>
  );
}
