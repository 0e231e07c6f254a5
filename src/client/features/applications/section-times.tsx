import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { useMoments } from '../../lib/use-format.ts';

type Section = Pick<
  ApplicationDetail['quizzes'][number],
  'tries' | 'startedAt' | 'finishedAt' | 'skipped'
>;

/** How often and when a test was taken. */
export function SectionTimes({ section }: { section: Section }) {
  const { moment } = useMoments();
  const { tries, startedAt, finishedAt, skipped } = section;
  const facts = [
    skipped && m.admin_skipped(),
    m.admin_tries({ count: tries }),
    startedAt && m.admin_started({ date: moment(startedAt) }),
    finishedAt && m.admin_finished({ date: moment(finishedAt) }),
  ].filter(Boolean);
  return <p className="figures mb-2 text-sm text-muted">{facts.join(' · ')}</p>;
}
