import { getRouteApi, Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { DataProvider, trpc } from '../../trpc.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { QueryResult } from '../../ui/query-result.tsx';
import {
  ApplicantDetails,
  CoverLetter,
  ReviewSkeleton,
  ReviewSubtitle,
} from './applicant-details.tsx';
import { HistoryList } from './application-history.tsx';
import { applicantLabel } from './application-summary.tsx';
import { QuizRecord, TypingRecord } from './assessment-record.tsx';
import { RetakeResults } from './retake-section.tsx';
import { ResultDetails, ScoreTable } from './scores.tsx';

/** Everything known of an application, one thing under the other. */
function PrintedDetails({ application }: { application: ApplicationDetail }) {
  const { moment } = useDateTimeFormat();
  const [now] = useState(() => new Date());
  const title = m.applications_print_title({ name: applicantLabel(application) });
  return (
    <article className="grid min-w-0 gap-8">
      <title>{title}</title>
      <header className="grid gap-2">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        <div>
          <ReviewSubtitle application={application} />
        </div>
      </header>
      <ApplicantDetails application={application} />
      <ResultDetails application={application} />
      <RetakeResults application={application} isOpen />
      {!application.isMasked && <CoverLetter text={application.coverLetter} />}
      {application.reviewNotes && (
        <section>
          <h3 className="mb-2 text-lg">{m.applications_notes()}</h3>
          <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
            {application.reviewNotes}
          </p>
        </section>
      )}
      <section className="min-w-0">
        <h3 className="mb-2 text-lg">{m.applications_score_how()}</h3>
        <ScoreTable application={application} />
      </section>
      <div className="min-w-0">
        {application.quizzes.map((quiz) => (
          <QuizRecord key={quiz.section} quiz={quiz} isOpen />
        ))}
        {application.typing && <TypingRecord typing={application.typing} isOpen />}
      </div>
      <section className="min-w-0">
        <h3 className="mb-2 text-lg">{m.applications_timeline()}</h3>
        <HistoryList application={application} />
      </section>
      <p className="text-xs text-muted">{m.applications_print_of({ date: moment(now) })}</p>
    </article>
  );
}

const route = getRouteApi('/admin/applications/$id/print');

/** One application with all its facts on white; the buttons stay off the paper. */
function PrintedApplication() {
  const { id } = route.useParams();
  const query = trpc.admin.applications.get.useQuery({ id }, { staleTime: 0 });
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid max-w-4xl gap-8 px-5 py-8 outline-none">
      <div data-no-print className="flex flex-wrap justify-between gap-3">
        <Link
          to="/admin/applications"
          search={{ review: id }}
          className={buttonClass('secondary', 'sm')}
        >
          {m.applications_print_back()}
        </Link>
        <Button size="sm" disabled={!query.data} onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {m.applications_print()}
        </Button>
      </div>
      <QueryResult
        query={query}
        errorTitle={m.applications_print_error()}
        skeleton={<ReviewSkeleton />}
      >
        {(application) => <PrintedDetails application={application} />}
      </QueryResult>
    </main>
  );
}

/** A page without the portal around it. */
export function ApplicationPrintPage() {
  return (
    <DataProvider>
      <PrintedApplication />
    </DataProvider>
  );
}
