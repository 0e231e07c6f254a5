import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { m } from '../../../../shared/i18n/paraglide/messages.js';
import { cn } from '../../../lib/cn.ts';
import { useFieldControl } from '../../../ui/field-context.ts';

interface ResumePickerProps {
  id: string;
  /** A file is chosen already; another one takes its place. */
  replacing: boolean;
  onChoose: (file: File) => void;
}

/** One control for choosing and dropping a file; the visible plate is its label. */
export function ResumePicker({ id, replacing, onChoose }: ResumePickerProps) {
  const [over, setOver] = useState(false);
  const control = useFieldControl({ id });

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  return (
    <div className="relative">
      <input
        {...control}
        type="file"
        name="resume"
        accept=".pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can then be chosen again after it was removed.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
        className="peer absolute inset-0 opacity-0"
      />
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cn(
          'relative flex items-center gap-4 rounded border border-dashed bg-raised px-4 transition-colors hover:border-ink hover:bg-surface',
          'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          replacing ? 'min-h-11 py-2' : 'min-h-24 py-5',
          over ? 'border-sea bg-sea-soft' : 'border-edge peer-aria-invalid:border-danger',
        )}
      >
        <FileUp aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-sea" />
        <span className="min-w-0">
          <span className="font-medium">
            {replacing ? m.careers_resume_replace() : m.careers_resume_choose()}
          </span>
        </span>
      </label>
    </div>
  );
}
