import { useRouteContext } from '@tanstack/react-router';
import { ChevronRight, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { questionFileLimits } from '../../../shared/contracts/question.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { formatFileSize } from '../../lib/file-size.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Table } from '../../ui/table.tsx';
import { ImportLines } from './import-lines.tsx';
import { countOutcomes, useQuestionImport } from './use-import.ts';

const columns: [string, () => string][] = [
  ['id', m.admin_import_column_id],
  ['type', m.admin_import_column_type],
  ['category', m.admin_import_column_category],
  ['difficulty', m.admin_import_column_difficulty],
  ['points', m.admin_import_column_points],
  ['active', m.admin_import_column_active],
  ['question', m.admin_import_column_question],
  ['option1 … option10', m.admin_import_column_options],
  ['correct', m.admin_import_column_correct],
  ['german_question, german_option1 …', m.admin_import_column_german],
  ['answered, answered_right', m.admin_import_column_figures],
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
        <span className="font-medium">{m.admin_import_columns()}</span>
      </summary>
      <div className="grid gap-3 pb-5">
        <Table label={m.admin_import_columns()}>
          <thead>
            <tr>
              <th scope="col">{m.admin_import_column()}</th>
              <th scope="col">{m.admin_import_meaning()}</th>
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
        <p className="text-sm text-muted">{m.admin_import_columns_missing()}</p>
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
    <Field group label={m.admin_import_file()} error={error}>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={m.admin_import_file()}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const [picked] = target.files ?? [];
            if (picked) onPick(picked);
            // The same file, once it is mended, is a change again.
            target.value = '';
          }}
        />
        <Button variant="secondary" pending={pending} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {file ? m.admin_import_other() : m.admin_import_choose()}
        </Button>
        {file ? (
          <span className="min-w-0 text-sm wrap-anywhere text-muted">{file.name}</span>
        ) : (
          <a
            href="/api/admin/questions/template.csv"
            download
            className={buttonClass('quiet', 'md')}
          >
            {m.admin_import_template()}
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
        {m.admin_import_text({ lines: m.ui_number({ value: questionFileLimits.lines }), size })}
      </p>
      <FilePicker
        file={file}
        error={error}
        pending={isSending && !plan}
        onPick={(picked) => void look(picked)}
      />
      {!plan && <ColumnGuide />}
      <div aria-live="polite" className="sr-only">
        {isSending && !plan && m.admin_import_checking()}
      </div>
      {plan && <ImportLines key={plan.fingerprint} plan={plan} />}
      {plan && count === 0 && <p className="text-muted">{m.admin_import_nothing()}</p>}
      <div className="flex flex-col-reverse gap-3 pb-4 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        {plan && count > 0 && (
          <Button pending={isSending} onClick={() => void apply()}>
            {m.admin_import_confirm({ count })}
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
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="lg"
      returnFocus={returnFocus}
      title={m.admin_import_title()}
    >
      {open && <ImportContent onClose={onClose} />}
    </Dialog>
  );
}
