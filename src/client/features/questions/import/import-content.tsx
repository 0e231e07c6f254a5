import { useRouteContext } from '@tanstack/react-router';
import { questionFileLimits } from '../../../../shared/content/question-file.ts';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { formatFileSize } from '../../../lib/file-size.ts';
import { Button } from '../../../ui/button.tsx';
import { ColumnGuide } from './column-guide.tsx';
import { FilePicker } from './file-picker.tsx';
import { ImportLines } from './import-lines.tsx';
import { countOf, useImport } from './use-import.ts';

/** Choose a file, look at its lines, take it over. */
export function ImportContent({ onClose }: { onClose: () => void }) {
  const { locale } = useRouteContext({ from: '__root__' });
  const size = formatFileSize(questionFileLimits.bytes, locale);
  const { file, plan, error, look, apply, isSending } = useImport(size, onClose);
  const count = plan ? countOf(plan, 'add', 'change') : 0;

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
