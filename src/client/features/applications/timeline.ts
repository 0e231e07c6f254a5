import type { ApplicationDetail } from '../../../shared/contracts/application-record.ts';

type Decision = ApplicationDetail['decisions'][number];
type Note = ApplicationDetail['notes'][number];
type Recomputation = ApplicationDetail['recomputations'][number];

export type TimelineEntry =
  | { kind: 'decision'; at: Date; entry: Decision }
  | { kind: 'note'; at: Date; entry: Note }
  | { kind: 'recomputation'; at: Date; entry: Recomputation };

type History = Pick<ApplicationDetail, 'decisions' | 'notes' | 'recomputations'>;

/** Notes, decisions and new markings as one history, the newest first. */
export function timelineOf({ decisions, notes, recomputations }: History): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...decisions.map((entry) => ({ kind: 'decision', at: entry.createdAt, entry }) as const),
    ...notes.map((entry) => ({ kind: 'note', at: entry.createdAt, entry }) as const),
    ...recomputations.map(
      (entry) => ({ kind: 'recomputation', at: entry.createdAt, entry }) as const,
    ),
  ];
  return entries.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}
