import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { useMoments } from '../../lib/use-format.ts';
import { useFormats } from './use-formats.ts';

type Decision = ApplicationDetail['decisions'][number];
type Note = ApplicationDetail['notes'][number];
type Recomputation = ApplicationDetail['recomputations'][number];

type TimelineEntry =
  | { kind: 'decision'; at: Date; entry: Decision }
  | { kind: 'note'; at: Date; entry: Note }
  | { kind: 'recomputation'; at: Date; entry: Recomputation };

type History = Pick<ApplicationDetail, 'decisions' | 'notes' | 'recomputations'>;

/** Notes, decisions and new markings as one history, the newest first. */
function timelineOf({ decisions, notes, recomputations }: History): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...decisions.map((entry) => ({ kind: 'decision', at: entry.createdAt, entry }) as const),
    ...notes.map((entry) => ({ kind: 'note', at: entry.createdAt, entry }) as const),
    ...recomputations.map(
      (entry) => ({ kind: 'recomputation', at: entry.createdAt, entry }) as const,
    ),
  ];
  return entries.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** One line of the history: what happened, who and when, and the words that go with it. */
function TimelineItem({ item }: { item: TimelineEntry }) {
  const formats = useFormats();
  const { moment } = useMoments();
  const date = moment(item.at);

  function told(): { title: string; by: string; text: string | null } {
    switch (item.kind) {
      case 'decision': {
        const { from, to, note, toldAt, undoneAt, actorName } = item.entry;
        const by = m.admin_history_by({ name: actorName, date });
        return {
          title:
            from === to
              ? m.admin_history_kept({ status: statusNames[to]() })
              : m.admin_history_change({ from: statusNames[from](), to: statusNames[to]() }),
          by: undoneAt
            ? m.admin_history_undone({ by })
            : toldAt
              ? m.admin_history_told({ by })
              : by,
          text: note,
        };
      }
      case 'note':
        return {
          title: '',
          by: m.admin_app_note_by({ name: item.entry.authorName, date }),
          text: item.entry.text,
        };
      case 'recomputation': {
        const { before, after, actorName } = item.entry;
        const score = (value: number | null) =>
          value === null ? m.admin_not_available() : formats.percent(value);
        return {
          title: m.admin_app_recomputed({
            before: score(before.finalScore),
            after: score(after.finalScore),
          }),
          by: m.admin_history_by({ name: actorName, date }),
          text: null,
        };
      }
    }
  }

  const { title, by, text } = told();
  return (
    <li className="min-w-0 border-s-2 border-mist ps-3 wrap-anywhere">
      {title && <p className="font-medium">{title}</p>}
      <p className="figures text-muted">{by}</p>
      {text && (
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {text}
        </p>
      )}
    </li>
  );
}

export function HistoryList({ application }: { application: ApplicationDetail }) {
  const timeline = timelineOf(application);
  if (timeline.length === 0) {
    return <p className="text-sm text-muted">{m.admin_app_timeline_none()}</p>;
  }
  return (
    <ol className="m-0 grid list-none gap-4 p-0 text-sm">
      {timeline.map((item) => (
        <TimelineItem key={item.entry.id} item={item} />
      ))}
    </ol>
  );
}
