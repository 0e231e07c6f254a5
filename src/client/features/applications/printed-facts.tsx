import { useState } from 'react';
import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-moments.ts';
import { ApplicantFacts } from './applicant-facts.tsx';
import { CoverLetter } from './cover-letter.tsx';
import { HistoryList } from './history-list.tsx';
import { nameOf } from './name-of.ts';
import { QuizRecord } from './quiz-record.tsx';
import { ResultFacts } from './result-facts.tsx';
import { ReviewSubtitle } from './review-subtitle.tsx';
import { ScoreTable } from './score-table.tsx';
import { TypingRecord } from './typing-record.tsx';

/** Everything known of an application, one thing under the other. */
export function PrintedFacts({ application }: { application: ApplicationDetail }) {
  const { moment } = useMoments();
  const [now] = useState(() => new Date());
  const title = m.admin_app_print_title({ name: nameOf(application) });
  return (
    <article className="grid min-w-0 gap-8">
      <title>{title}</title>
      <header className="grid gap-2">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        <div>
          <ReviewSubtitle application={application} />
        </div>
      </header>
      <ApplicantFacts application={application} />
      <ResultFacts application={application} />
      {!application.isMasked && <CoverLetter text={application.coverLetter} />}
      {application.reviewNotes && (
        <section>
          <h3 className="mb-2 text-lg">{m.admin_notes()}</h3>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
            {application.reviewNotes}
          </p>
        </section>
      )}
      <section className="min-w-0">
        <h3 className="mb-2 text-lg">{m.admin_score_how()}</h3>
        <ScoreTable application={application} />
      </section>
      <div className="min-w-0">
        {application.quizzes.map((quiz) => (
          <QuizRecord key={quiz.section} quiz={quiz} isOpen />
        ))}
        {application.typing && <TypingRecord typing={application.typing} isOpen />}
      </div>
      <section className="min-w-0">
        <h3 className="mb-2 text-lg">{m.admin_app_timeline()}</h3>
        <HistoryList application={application} />
      </section>
      <p className="text-xs text-muted">{m.admin_app_print_of({ date: moment(now) })}</p>
    </article>
  );
}
