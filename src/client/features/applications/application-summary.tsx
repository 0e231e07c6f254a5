import { Copy } from 'lucide-react';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import {
  type ApplicationSummary,
  maxReviewsPerCall,
} from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { Badge, createStatusBadge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LocalDate } from '../../ui/formatted-text.tsx';
import { ScoreText } from './scores.tsx';

type Row = Pick<ApplicationSummary, 'id' | 'version'>;

/** Selection for one decision: some by id, in the version seen, or everything that matches. */
export type RowSelection =
  | { kind: 'some'; versions: ReadonlyMap<string, number> }
  | { kind: 'all' };

const emptySelection: RowSelection = { kind: 'some', versions: new Map() };

/**
 * The chosen rows. They stay chosen from page to page, as long as search and filters are the same.
 * @param rows those of the page
 * @param matches the search and the filters; another text begins anew
 */
export function useRowSelection(rows: readonly Row[], matches: string) {
  const [state, setState] = useState({ matches, selection: emptySelection });
  const selection = state.matches === matches ? state.selection : emptySelection;
  const lastTouched = useRef<string>(undefined);

  const choose = (next: RowSelection) => setState({ matches, selection: next });

  function mark(changed: readonly Row[], isChosen: boolean) {
    // Everything has no exceptions: unticking one of its rows starts over with the rows of this page.
    const versions = new Map(
      selection.kind === 'all' ? rows.map(({ id, version }) => [id, version]) : selection.versions,
    );
    for (const { id, version } of changed) {
      if (!isChosen) versions.delete(id);
      else if (versions.size < maxReviewsPerCall) versions.set(id, version);
    }
    choose({ kind: 'some', versions });
  }

  /** With `isRange` all rows from the one that was touched before. */
  function markRow(row: Row, isChosen: boolean, isRange: boolean) {
    const here = rows.findIndex(({ id }) => id === row.id);
    const there = rows.findIndex(({ id }) => id === lastTouched.current);
    lastTouched.current = row.id;
    if (!isRange || there === -1) return mark([row], isChosen);
    mark(rows.slice(Math.min(here, there), Math.max(here, there) + 1), isChosen);
  }

  const isChosen = (id: string) => selection.kind === 'all' || selection.versions.has(id);
  const onPage = rows.filter(({ id }) => isChosen(id)).length;
  return {
    selection,
    isChosen,
    markRow,
    markPage: (isMarked: boolean) => mark(rows, isMarked),
    page: onPage === 0 ? false : onPage === rows.length ? true : ('indeterminate' as const),
    chooseAll: () => choose({ kind: 'all' }),
    clear: () => choose(emptySelection),
  };
}
type RowSelectionState = ReturnType<typeof useRowSelection>;

export const SelectionContext = createContext<RowSelectionState | null>(null);

/** The selection of the table around. */
export function useSelectionContext(): RowSelectionState {
  const chosen = use(SelectionContext);
  if (!chosen) throw new Error('a table with a selection is missing around this');
  return chosen;
}

/** Beside a name: another application has the same address or number. */
export function DuplicateIcon() {
  return (
    <span
      title={m.applications_duplicate()}
      className="ms-1.5 inline-block align-[-2px] text-warning"
    >
      <Copy
        role="img"
        aria-hidden={false}
        aria-label={m.applications_duplicate()}
        strokeWidth={1.75}
        className="size-4"
      />
    </span>
  );
}

type Named = Pick<ApplicationSummary, 'id' | 'applicantName' | 'isMasked'>;

/** Name of an applicant, or a code while it is masked. */
export function applicantLabel({ id, applicantName, isMasked }: Named): string {
  return isMasked
    ? m.applications_masked_name({ code: id.slice(0, 6).toUpperCase() })
    : applicantName;
}

interface ReviewButtonProps {
  application: ApplicationSummary;
  onReview: (id: string) => void;
}

export const reviewButtonId = (id: string) => `review-${id}`;

export function ReviewButton({ application, onReview }: ReviewButtonProps) {
  const { id } = application;
  return (
    <Button
      id={reviewButtonId(id)}
      variant="secondary"
      size="sm"
      aria-label={m.applications_review_of({ name: applicantLabel(application) })}
      onClick={() => onReview(id)}
    >
      {m.applications_review()}
    </Button>
  );
}

/** Chooses one row; with the shift key every row since the last one that was touched. */
export function SelectRowCheckbox({ application }: { application: ApplicationSummary }) {
  const { isChosen, markRow } = useSelectionContext();
  const isRange = useRef(false);
  return (
    <Checkbox
      className="-my-2.5"
      hideLabel
      label={m.applications_select_row({ name: applicantLabel(application) })}
      checked={isChosen(application.id)}
      onClick={({ shiftKey }) => {
        isRange.current = shiftKey;
      }}
      onCheckedChange={(checked) => markRow(application, checked === true, isRange.current)}
    />
  );
}

const DecisionBadge = createStatusBadge(statusNames, {
  pending: 'sun',
  reviewing: 'sea',
  accepted: 'success',
  rejected: 'danger',
});

interface StatusBadgeProps {
  application: Pick<ApplicationSummary, 'status' | 'withdrawnAt'>;
}

/** State of an application; a withdrawn one says so beside the decision until then. */
export function StatusBadge({ application: { status, withdrawnAt } }: StatusBadgeProps) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <DecisionBadge status={status} />
      {withdrawnAt && <Badge>{m.applications_status_withdrawn()}</Badge>}
    </span>
  );
}

interface ApplicationCardProps {
  application: ApplicationSummary;
  /** The buttons of the row. */
  children: ReactNode;
}

/** The content of a card, for a narrow screen. */
export function ApplicationCard({ application, children }: ApplicationCardProps) {
  const { email, position, finalScore, createdAt } = application;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 items-start gap-3">
          <SelectRowCheckbox application={application} />
          <p className="min-w-0 text-base font-medium wrap-anywhere">
            <bdi>{applicantLabel(application)}</bdi>
            {application.hasDuplicate && <DuplicateIcon />}
          </p>
        </div>
        <StatusBadge application={application} />
      </div>
      {email && <p className="text-muted wrap-anywhere">{email}</p>}
      <p>{positionName(position)}</p>
      <div className="flex items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ScoreText score={finalScore} />
          <span className="text-muted">
            <LocalDate time={createdAt} />
          </span>
        </div>
        {children}
      </div>
    </>
  );
}
