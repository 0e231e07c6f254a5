import { useState } from 'react';
import type { ImportLine, ImportQuestionsOutput } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { Pagination } from '../../ui/paged-list.tsx';
import { Table } from '../../ui/table.tsx';
import { countOutcomes } from './use-import.ts';

/** Changes of a line, or the reason of its refusal. */
function LineNotes({ line }: { line: ImportLine }) {
  const { changes, problems } = line;
  return (
    <>
      {changes.length > 0 && (
        <p className="text-sm text-muted">
          {m.admin_import_changes({ columns: changes.join(', ') })}
        </p>
      )}
      {problems.map(({ column, message }) => (
        <p key={`${column} ${message}`} className="text-sm text-danger">
          {column === null ? message : m.admin_import_problem({ column, message })}
        </p>
      ))}
    </>
  );
}

type Outcome = ImportLine['outcome'];

const outcomeLabels: Record<Outcome, () => string> = {
  add: m.admin_import_add,
  change: m.admin_import_change,
  same: m.admin_import_same,
  refuse: m.admin_import_refuse,
};

const tones: Record<Outcome, BadgeTone> = {
  add: 'success',
  change: 'sea',
  same: 'neutral',
  refuse: 'danger',
};

function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  return <Badge tone={tones[outcome]}>{outcomeLabels[outcome]()}</Badge>;
}

const pageSize = 50;
const outcomes: readonly Outcome[] = ['refuse', 'change', 'add', 'same'];

/** Preview of each line of the file, with the reasons of refusals. */
export function ImportLines({ plan }: { plan: ImportQuestionsOutput }) {
  const [shown, setShown] = useState<Outcome | 'all'>('all');
  const [page, setPage] = useState(0);
  const lines = plan.lines.filter(({ outcome }) => shown === 'all' || outcome === shown);
  const first = page * pageSize;
  const last = Math.min(first + pageSize, lines.length);
  const refused = countOutcomes(plan, 'refuse');

  return (
    <div className="grid min-w-0 gap-4">
      {refused > 0 && <Alert tone="warning">{m.admin_import_left_out()}</Alert>}
      <FilterGroup
        label={m.admin_import_filter()}
        value={shown}
        onValueChange={(value) => {
          setShown(value);
          setPage(0);
        }}
        items={[
          { value: 'all', label: m.admin_import_all(), count: plan.lines.length },
          ...outcomes.map((outcome) => ({
            value: outcome,
            label: outcomeLabels[outcome](),
            count: countOutcomes(plan, outcome),
          })),
        ]}
      />
      <Table label={m.admin_import_lines()}>
        <thead>
          <tr>
            <th scope="col" className="num">
              {m.admin_import_line()}
            </th>
            <th scope="col">{m.admin_import_result()}</th>
            <th scope="col">{m.admin_question_text()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(first, last).map((line) => (
            <tr key={line.line}>
              <th scope="row" className="num">
                {m.ui_number({ value: line.line })}
              </th>
              <td>
                <OutcomeBadge outcome={line.outcome} />
              </td>
              <td>
                <p lang="en" className="line-clamp-2 min-w-40 wrap-anywhere">
                  {line.questionText}
                </p>
                <LineNotes line={line} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {lines.length > pageSize && (
        <Pagination
          summary={m.admin_questions_range({
            from: first + 1,
            to: last,
            total: m.admin_questions_total({ count: lines.length }),
          })}
          onPrevious={page > 0 ? () => setPage(page - 1) : undefined}
          onNext={last < lines.length ? () => setPage(page + 1) : undefined}
        />
      )}
    </div>
  );
}
