import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Field } from '../../../ui/field.tsx';

interface FilePickerProps {
  file: File | undefined;
  error: string | undefined;
  pending: boolean;
  onPick: (file: File) => void;
}

export function FilePicker({ file, error, pending, onPick }: FilePickerProps) {
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
