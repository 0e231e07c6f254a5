import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { useMoments } from '../../lib/use-moments.ts';
import type { TimelineEntry } from './timeline.ts';
import { useFormats } from './use-formats.ts';

/** One line of the history: what happened, who and when, and the words that go with it. */
export function TimelineItem({ item }: { item: TimelineEntry }) {
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
