import type { ImportLine } from '../../../../shared/contracts/question.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';

/** What a line changes, or why it is refused. */
export function LineNotes({ line }: { line: ImportLine }) {
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
