import { type ReactNode, useState } from 'react';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type { Question } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { QuizQuestion } from '../../domain/quiz-question.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface PreviewDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** Holds a question as applicants see it. */
export function PreviewDialog({ open, onClose, returnFocus, children }: PreviewDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      {...(returnFocus ? { returnFocus } : {})}
      title={m.questions_preview_title()}
      description={m.questions_preview_text()}
    >
      {open && children}
    </Dialog>
  );
}

interface LanguagePreviewProps {
  title: string;
  note?: string | undefined;
  language: Locale;
  questionText: string;
  options: readonly string[];
}

/** A question in one language, to be tried out. */
function LanguagePreview({ title, note, language, questionText, options }: LanguagePreviewProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-base">{title}</h3>
      {note && <p className="mb-3 text-sm text-muted">{note}</p>}
      <div className="mt-3">
        <QuizQuestion
          number={1}
          total={1}
          language={language}
          questionText={questionText.trim() || m.questions_preview_empty()}
          options={options.map((text, index) => ({ id: String(index), text }))}
          answer={answer}
          onAnswer={setAnswer}
        />
      </div>
    </section>
  );
}

type PreviewedQuestion = Pick<Question, 'type' | 'questionText' | 'options' | 'german'>;

/** A question as applicants see it, in both languages; a text to type is English for everybody. */
export function QuestionPreview({ question }: { question: PreviewedQuestion }) {
  const { german } = question;
  if (question.type === 'typing') {
    return (
      <p
        lang="en"
        className="rounded border border-mist bg-surface px-4 py-3 text-lg leading-8 wrap-anywhere hyphens-none"
      >
        {question.questionText.trim() || m.questions_preview_empty()}
      </p>
    );
  }
  return (
    <div className="grid gap-x-10 gap-y-8 pb-6 md:grid-cols-2">
      <LanguagePreview
        title={m.questions_preview_english()}
        language="en"
        questionText={question.questionText}
        options={question.options}
      />
      <LanguagePreview
        title={m.questions_preview_german()}
        note={german ? undefined : m.questions_preview_same()}
        language={german ? 'de' : 'en'}
        questionText={german ? german.questionText : question.questionText}
        options={german ? german.options : question.options}
      />
    </div>
  );
}
