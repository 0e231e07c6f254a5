import type { Question } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { PreviewSide } from './preview-side.tsx';

export type PreviewedQuestion = Pick<Question, 'questionText' | 'options' | 'german'>;

/** A question as applicants see it, in both languages. */
export function QuestionPreview({ question }: { question: PreviewedQuestion }) {
  const { german } = question;
  return (
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
  );
}
