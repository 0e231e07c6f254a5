import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Fact } from '../../ui/fact.tsx';
import { ScoreText } from './score-text.tsx';
import { useFormats } from './use-formats.ts';

export function ResultFacts({ application }: { application: ApplicationDetail }) {
  const { generalQuizScore, englishTestScore, typingTestWpm, typingTestAccuracy } = application;
  const formats = useFormats();
  const isVerified = application.scoreSource === 'verified';
  const outOfTen = (score: number | null) =>
    score === null
      ? m.admin_not_available()
      : m.admin_out_of_ten({ score: formats.decimal(score) });
  return (
    <section className="min-w-0">
      <h3 className="mb-2 text-lg">{m.admin_results()}</h3>
      <dl className="figures m-0">
        <Fact label={m.admin_general_quiz()}>{outOfTen(generalQuizScore)}</Fact>
        <Fact label={m.admin_typing_test()}>
          {typingTestWpm === null || typingTestAccuracy === null
            ? m.admin_not_available()
            : m.admin_typing_result({
                wpm: formats.whole(typingTestWpm),
                accuracy: formats.percent(typingTestAccuracy),
              })}
        </Fact>
        <Fact label={m.admin_english_test()}>{outOfTen(englishTestScore)}</Fact>
        <Fact label={m.admin_column_final_score()}>
          <ScoreText score={application.finalScore} labelled />
        </Fact>
        <Fact label={m.admin_source()}>
          <Badge tone={isVerified ? 'sea' : 'neutral'}>
            {isVerified ? m.admin_source_verified() : m.admin_source_self_reported()}
          </Badge>
          <span className="mt-1 block text-muted">
            {isVerified ? m.admin_source_verified_text() : m.admin_source_self_reported_text()}
          </span>
        </Fact>
      </dl>
    </section>
  );
}
