import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { draftStorageKey } from '../../lib/unsent-text.ts';
import { useDateTimeFormat } from '../../lib/use-format.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { useNumberFormats } from './use-number-formats.ts';

type Decision = ApplicationDetail['decisions'][number];
type Note = ApplicationDetail['notes'][number];
type Retake = NonNullable<ApplicationDetail['retake']>;
type WithdrawnRetake = ApplicationDetail['withdrawnRetakes'][number];
type Recomputation = ApplicationDetail['recomputations'][number];

type TimelineEntry =
  | { kind: 'decision'; at: Date; entry: Decision }
  | { kind: 'note'; at: Date; entry: Note }
  | { kind: 'recomputation'; at: Date; entry: Recomputation }
  | { kind: 'retake'; at: Date; entry: Pick<Retake, 'id' | 'reason' | 'actorName'> }
  | { kind: 'retake-withdrawn'; at: Date; entry: WithdrawnRetake }
  | { kind: 'retake-finished'; at: Date; entry: Retake };

type History = Pick<
  ApplicationDetail,
  'decisions' | 'notes' | 'recomputations' | 'retake' | 'withdrawnRetakes'
>;

/** Notes, decisions, new markings and a second attempt as one history, the newest first. */
function buildTimeline({
  decisions,
  notes,
  recomputations,
  retake,
  withdrawnRetakes,
}: History): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...decisions.map((entry) => ({ kind: 'decision', at: entry.createdAt, entry }) as const),
    ...notes.map((entry) => ({ kind: 'note', at: entry.createdAt, entry }) as const),
    ...recomputations.map(
      (entry) => ({ kind: 'recomputation', at: entry.createdAt, entry }) as const,
    ),
    ...[...withdrawnRetakes, ...(retake ? [retake] : [])].map(
      (entry) => ({ kind: 'retake', at: entry.createdAt, entry }) as const,
    ),
    ...withdrawnRetakes.map(
      (entry) => ({ kind: 'retake-withdrawn', at: entry.withdrawnAt, entry }) as const,
    ),
    ...(retake?.finishedAt
      ? [{ kind: 'retake-finished', at: retake.finishedAt, entry: retake } as const]
      : []),
  ];
  return entries.toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

/** One line of the history: what happened, who and when, and the words that go with it. */
function TimelineItem({ item }: { item: TimelineEntry }) {
  const formats = useNumberFormats();
  const { moment } = useDateTimeFormat();
  const date = moment(item.at);
  const score = (value: number | null | undefined) =>
    typeof value === 'number' ? formats.percent(value) : m.ui_not_available();

  function describeItem(): { title: string; by: string; text: string | null } {
    switch (item.kind) {
      case 'decision': {
        const { from, to, note, toldAt, undoneAt, actorName } = item.entry;
        const by = m.applications_history_by({ name: actorName, date });
        return {
          title:
            from === to
              ? m.applications_history_kept({ status: statusNames[to]() })
              : m.applications_history_change({ from: statusNames[from](), to: statusNames[to]() }),
          by: undoneAt
            ? m.applications_history_undone({ by })
            : toldAt
              ? m.applications_history_told({ by })
              : by,
          text: note,
        };
      }
      case 'note':
        return {
          title: '',
          by: m.applications_note_by({ name: item.entry.authorName, date }),
          text: item.entry.text,
        };
      case 'recomputation': {
        const { before, after, actorName } = item.entry;
        return {
          title: m.applications_recomputed({
            before: score(before.finalScore),
            after: score(after.finalScore),
          }),
          by: m.applications_history_by({ name: actorName, date }),
          text: null,
        };
      }
      case 'retake':
        return {
          title: m.applications_history_retake(),
          by: m.applications_history_by({ name: item.entry.actorName, date }),
          text: item.entry.reason,
        };
      case 'retake-withdrawn':
        return {
          title: m.applications_history_retake_withdrawn(),
          by: m.applications_history_by({ name: item.entry.withdrawnByName, date }),
          text: null,
        };
      case 'retake-finished':
        return {
          title: m.applications_history_retake_finished({
            before: score(item.entry.first?.finalScore),
            after: score(item.entry.finalScore),
          }),
          by: date,
          text: null,
        };
    }
  }

  const { title, by, text } = describeItem();
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
  const timeline = buildTimeline(application);
  if (timeline.length === 0) {
    return <p className="text-sm text-muted">{m.applications_timeline_none()}</p>;
  }
  return (
    <ol className="m-0 grid list-none gap-4 p-0 text-sm">
      {timeline.map((item) => (
        <TimelineItem key={`${item.kind} ${item.entry.id}`} item={item} />
      ))}
    </ol>
  );
}

/** Author and application of a text, and its use: in the thread or with a decision. */
type ReviewDraftKey = { userId: string; id: string; of: 'note' | 'decision' };

const reviewDraftStorageKey = ({ userId, id, of }: ReviewDraftKey) =>
  draftStorageKey(userId, `${of}:${id}`);

/** Unsent text on an application in this tab; undefined for none. */
export const readReviewDraft = (draft: ReviewDraftKey): string | undefined =>
  readStored('tab', reviewDraftStorageKey(draft)) ?? undefined;

/** Stores a text that is not sent yet; undefined removes it. */
export function saveReviewDraft(draft: ReviewDraftKey, text: string | undefined): void {
  writeStored('tab', reviewDraftStorageKey(draft), text ?? null);
}

const portal = getRouteApi('/portal');

/** The note that is being written on an application, and the way to send it. */
function useAddNote(id: string) {
  const { user } = portal.useRouteContext();
  const draft = { userId: user.id, id, of: 'note' } as const;
  const [text, setText] = useState(() => readReviewDraft(draft) ?? '');
  const [isMissing, setIsMissing] = useState(false);
  function write(next: string) {
    setText(next);
    saveReviewDraft(draft, next || undefined);
    setIsMissing(false);
  }

  const { mutateAsync } = trpc.admin.applications.addNote.useMutation();
  const [send, isSending] = useSingleFlight(async () => {
    if (text.trim() === '') return setIsMissing(true);
    try {
      await mutateAsync({ id, text });
      toast({ title: m.applications_note_added(), variant: 'success' });
      write('');
    } catch (error) {
      toastFailure(m.applications_note_failed(), error);
    }
  });

  return { text, write, isSending, error: isMissing && m.validation_required(), send };
}

/** A new note for the thread; what is written stays until it is sent, also when the dialog is closed meanwhile. */
export function NoteForm({ id }: { id: string }) {
  const { text, write, send, isSending, error } = useAddNote(id);
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={m.applications_note()} hint={m.applications_note_hint()} error={error}>
        <Textarea
          value={text}
          onChange={({ target }) => write(target.value)}
          maxLength={5000}
          rows={2}
          className="field-sizing-content max-h-60"
          dir="auto"
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        pending={isSending}
        className="justify-self-start"
      >
        {m.applications_note_add()}
      </Button>
    </form>
  );
}
