import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Fold } from './fold.tsx';
import { RecomputeButton } from './recompute-button.tsx';
import { ScoreTable } from './score-table.tsx';
import { useFormats } from './use-formats.ts';

export function ScoreExplanation({ application }: { application: ApplicationDetail }) {
  const formats = useFormats();
  const { id, finalScore } = application;
  return (
    <Fold
      title={m.admin_score_how()}
      summary={finalScore === null ? m.admin_not_available() : formats.percent(finalScore)}
    >
      <ScoreTable application={application} />
      {application.scoreSource === 'verified' ? (
        <RecomputeButton key={id} id={id} />
      ) : (
        <p className="mt-3 text-sm text-muted">{m.admin_app_recompute_reported()}</p>
      )}
    </Fold>
  );
}
