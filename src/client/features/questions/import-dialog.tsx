import { useRouteContext } from '@tanstack/react-router';
import { ChevronRight, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  type ImportLine,
  type ImportQuestionsOutput,
  questionFileLimits,
} from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { formatFileSize } from '../../lib/file-size.ts';
import { Alert } from '../../ui/alert.tsx';
import { createStatusBadge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FilterGroup } from '../../ui/filter-group.tsx';
import { Pagination } from '../../ui/paged-list.tsx';
import { Table } from '../../ui/table.tsx';
import { countOutcomes, useQuestionImport } from './use-import.ts';

/** Changes of a line, or the reason of its refusal. */
function LineNotes({ line }: { line: ImportLine }) {
  const { changes, problems } = line;
  return (
    <>
      {changes.length > 0 && (
        <p className="text-sm text-muted">
          {m.questions_import_changes({ columns: changes.join(', ') })}
        </p>
      )}
      {problems.map(({ column, message }) => (
        <p key={`${column} ${message}`} className="text-sm text-danger">
          {column === null ? message : m.questions_import_problem({ column, message })}
        </p>
      ))}
    </>
  );
}

type Outcome = ImportLine['outcome'];

const outcomeLabels: Record<Outcome, () => string> = {
  add: m.questions_import_add,
  change: m.questions_import_change,
  same: m.questions_import_same,
  refuse: m.questions_import_refuse,
};

const OutcomeBadge = createStatusBadge(outcomeLabels, {
  add: 'success',
  change: 'sea',
  same: 'neutral',
  refuse: 'danger',
});

const pageSize = 50;
const outcomes: readonly Outcome[] = ['refuse', 'change', 'add', 'same'];

/** Preview of each line of the file, with the reasons of refusals. */
function ImportLines({ plan }: { plan: ImportQuestionsOutput }) {
  const [shown, setShown] = useState<Outcome | 'all'>('all');
  const [page, setPage] = useState(0);
  const lines = plan.lines.filter(({ outcome }) => shown === 'all' || outcome === shown);
  const first = page * pageSize;
  const last = Math.min(first + pageSize, lines.length);
  const refused = countOutcomes(plan, 'refuse');

  return (
    <div className="grid min-w-0 gap-4">
      {refused > 0 && <Alert tone="warning">{m.questions_import_left_out()}</Alert>}
      <FilterGroup
        label={m.questions_import_filter()}
        value={shown}
        onValueChange={(value) => {
          setShown(value);
          setPage(0);
        }}
        items={[
          { value: 'all', label: m.questions_import_all(), count: plan.lines.length },
          ...outcomes.map((outcome) => ({
            value: outcome,
            label: outcomeLabels[outcome](),
            count: countOutcomes(plan, outcome),
          })),
        ]}
      />
      <Table label={m.questions_import_lines()}>
        <thead>
          <tr>
            <th scope="col" className="num">
              {m.questions_import_line()}
            </th>
            <th scope="col">{m.questions_import_result()}</th>
            <th scope="col">{m.questions_text()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(first, last).map((line) => (
            <tr key={line.line}>
              <th scope="row" className="num">
                {m.ui_number({ value: line.line })}
              </th>
              <td>
                <OutcomeBadge status={line.outcome} />
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
          summary={m.questions_range({
            from: first + 1,
            to: last,
            total: m.questions_total({ count: lines.length }),
          })}
          onPrevious={page > 0 ? () => setPage(page - 1) : undefined}
          onNext={last < lines.length ? () => setPage(page + 1) : undefined}
        />
      )}
    </div>
  );
}

const columns: [string, () => string][] = [
  ['id', m.questions_import_column_id],
  ['type', m.questions_import_column_type],
  ['category', m.questions_import_column_category],
  ['difficulty', m.questions_import_column_difficulty],
  ['points', m.questions_import_column_points],
  ['active', m.questions_import_column_active],
  ['question', m.questions_import_column_question],
  ['option1 … option10', m.questions_import_column_options],
  ['correct', m.questions_import_column_correct],
  ['german_question, german_option1 …', m.questions_import_column_german],
  ['answered, answered_right', m.questions_import_column_figures],
];

/** Names and contents of a file's columns. */
function ColumnGuide() {
  return (
    <details className="group/guide border-y border-mist">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded hover:text-sea [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 shrink-0 text-muted transition-transform group-open/guide:rotate-90"
        />
        <span className="font-medium">{m.questions_import_columns()}</span>
      </summary>
      <div className="grid gap-3 pb-5">
        <Table label={m.questions_import_columns()}>
          <thead>
            <tr>
              <th scope="col">{m.questions_import_column()}</th>
              <th scope="col">{m.questions_import_meaning()}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(([name, meaning]) => (
              <tr key={name}>
                <th scope="row">
                  <code lang="en" className="text-sm">
                    {name}
                  </code>
                </th>
                <td>{meaning()}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="text-sm text-muted">{m.questions_import_columns_missing()}</p>
      </div>
    </details>
  );
}

interface FilePickerProps {
  file: File | undefined;
  error: string | undefined;
  pending: boolean;
  onPick: (file: File) => void;
}

function FilePicker({ file, error, pending, onPick }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field group label={m.questions_import_file()} error={error}>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={m.questions_import_file()}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [picked] = target.files ?? [];
            if (picked) onPick(picked);
            // The same file, once it is corrected, is a change again.
            target.value = '';
          }}
        />
        <Button variant="secondary" pending={pending} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {file ? m.questions_import_other() : m.questions_import_choose()}
        </Button>
        {file ? (
          <span className="min-w-0 text-sm wrap-anywhere text-muted">{file.name}</span>
        ) : (
          <a
            href="/api/admin/questions/template.csv"
            download
            className={buttonClass('quiet', 'md')}
          >
            {m.questions_import_template()}
          </a>
        )}
      </div>
    </Field>
  );
}

/** Choose a file, look at its lines, take it over. */
function ImportContent({ onClose }: { onClose: () => void }) {
  const { locale } = useRouteContext({ from: '__root__' });
  const size = formatFileSize(questionFileLimits.bytes, locale);
  const { file, plan, error, look, apply, isSending } = useQuestionImport(size, onClose);
  const count = plan ? countOutcomes(plan, 'add', 'change') : 0;

  return (
    <div className="grid min-w-0 gap-5">
      <p className="text-muted">
        {m.questions_import_text({ lines: m.ui_number({ value: questionFileLimits.lines }), size })}
      </p>
      <FilePicker
        file={file}
        error={error}
        pending={isSending && !plan}
        onPick={(picked) => void look(picked)}
      />
      {!plan && <ColumnGuide />}
      <div aria-live="polite" className="sr-only">
        {isSending && !plan && m.questions_import_checking()}
      </div>
      {plan && <ImportLines key={plan.fingerprint} plan={plan} />}
      {plan && count === 0 && <p className="text-muted">{m.questions_import_nothing()}</p>}
      <div className="flex flex-col-reverse gap-3 pb-4 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        {plan && count > 0 && (
          <Button pending={isSending} onClick={() => void apply()}>
            {m.questions_import_confirm({ count })}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
}

export function ImportDialog({ open, onClose, returnFocus }: ImportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      returnFocus={returnFocus}
      title={m.questions_import_title()}
    >
      {open && <ImportContent onClose={onClose} />}
    </Dialog>
  );
}
