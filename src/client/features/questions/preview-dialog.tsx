import type { Question } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Dialog } from '../../ui/dialog.tsx';
import { PreviewSide } from './preview-side.tsx';

export type PreviewedQuestion = Pick<Question, 'questionText' | 'options' | 'german'>;

interface PreviewDialogProps {
  /** What is shown; the dialog is closed without it. */
  question: PreviewedQuestion | undefined;
  onClose: () => void;
  returnFocus?: () => HTMLElement | null;
}

/** A question as applicants see it, in both languages. */
export function PreviewDialog({ question, onClose, returnFocus }: PreviewDialogProps) {
  const german = question?.german;
  return (
    <Dialog
      open={question !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      {...(returnFocus ? { returnFocus } : {})}
      title={m.admin_question_preview_title()}
      description={m.admin_question_preview_text()}
    >
      {question && (
        <div className="grid gap-x-10 gap-y-8 pb-6 md:grid-cols-2">
          <PreviewSide
            title={m.admin_question_preview_english()}
            language="en"
            questionText={question.questionText}
            options={question.options}
          />
          <PreviewSide
            title={m.admin_question_preview_german()}
            note={german ? undefined : m.admin_question_preview_same()}
            language={german ? 'de' : 'en'}
            questionText={german ? german.questionText : question.questionText}
            options={german ? german.options : question.options}
          />
        </div>
      )}
    </Dialog>
  );
}
