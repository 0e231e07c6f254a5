import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ApplicantFacts } from './applicant-facts.tsx';
import { ApplicationHold } from './application-hold.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { CoverLetter } from './cover-letter.tsx';
import { CoveredNotice } from './covered-notice.tsx';
import { DuplicatesNotice } from './duplicates-notice.tsx';
import { EraseSection } from './erase-section.tsx';
import { HireSection } from './hire-section.tsx';
import { HistoryList } from './history-list.tsx';
import { NoteForm } from './note-form.tsx';
import { QuizRecord } from './quiz-record.tsx';
import { ResultFacts } from './result-facts.tsx';
import { ScoreExplanation } from './score-explanation.tsx';
import { TellingNote } from './telling-note.tsx';
import { TypingRecord } from './typing-record.tsx';

interface ReviewBodyProps {
  application: ApplicationDetail;
  notes: string;
  onNotes: (text: string) => void;
  hasConflict: boolean;
  onErased: () => void;
}

export function ReviewBody({
  application,
  notes,
  onNotes,
  hasConflict,
  onErased,
}: ReviewBodyProps) {
  // What was being written stays to be read, though there is no decision left that it could go with.
  const isOver = application.withdrawnAt !== null;
  return (
    <div className="grid min-w-0 gap-8">
      <CoveredNotice application={application} />
      <DuplicatesNotice application={application} />
      <TellingNote application={application} />
      <div className="grid min-w-0 gap-8 lg:grid-cols-2">
        <ApplicantFacts application={application}>
          <ApplicationHold application={application} />
        </ApplicantFacts>
        <ResultFacts application={application} />
      </div>
      {!application.isMasked && <CoverLetter text={application.coverLetter} />}
      <div className="min-w-0 border-t border-mist">
        <ScoreExplanation application={application} />
        {application.quizzes.map((quiz) => (
          <QuizRecord key={quiz.section} quiz={quiz} />
        ))}
        {application.typing && <TypingRecord typing={application.typing} />}
      </div>
      <HireSection application={application} />
      <section aria-label={m.admin_app_timeline()} className="grid min-w-0 gap-4">
        <h3 className="text-lg">{m.admin_app_timeline()}</h3>
        <HistoryList application={application} />
        <NoteForm id={application.id} />
      </section>
      <div className="grid gap-4">
        {hasConflict && !isOver && <ConflictNotice application={application} />}
        {(!isOver || notes !== '') && (
          <Field label={m.admin_notes()} hint={m.admin_notes_hint()}>
            <Textarea
              value={notes}
              onChange={(event) => onNotes(event.target.value)}
              maxLength={5000}
              rows={4}
              className="field-sizing-content max-h-80"
              dir="auto"
            />
          </Field>
        )}
      </div>
      <EraseSection id={application.id} onErased={onErased} />
    </div>
  );
}
