import { useState } from 'react';
import type { Locale } from '../../../shared/contracts/common.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { QuizQuestion } from '../../ui/quiz-question.tsx';

interface PreviewSideProps {
  title: string;
  note?: string | undefined;
  language: Locale;
  questionText: string;
  options: readonly string[];
}

/** A question in one language, to be tried out. */
export function PreviewSide({ title, note, language, questionText, options }: PreviewSideProps) {
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
          questionText={questionText.trim() || m.admin_question_preview_empty()}
          options={options.map((text, index) => ({ id: String(index), text }))}
          answer={answer}
          onAnswer={setAnswer}
        />
      </div>
    </section>
  );
}
