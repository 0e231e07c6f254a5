import { useRouteContext } from '@tanstack/react-router';
import { documentTypes } from '../../../shared/contracts/upload.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { formatFileSize } from '../../lib/file-size.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useDocument } from './use-document.ts';

interface FileFieldProps {
  error: string | undefined;
  /** Told the upload's id, or null while there is none. */
  onChange: (uploadId: string | null) => void;
  onUploading: (isUploading: boolean) => void;
}

const accept = Object.values(documentTypes)
  .map((extension) => `.${extension}`)
  .join();

/** The file of a document: chosen, sent, replaced. */
export function FileField({ error, onChange, onUploading }: FileFieldProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { file, problem, send } = useDocument({ onChange, onUploading });
  const label = file.phase === 'done' ? m.resources_file_replace() : m.resources_file_choose();
  return (
    <Field
      label={m.resources_field_file()}
      hint={m.resources_file_hint()}
      required
      error={problem ?? error}
      group
    >
      <div className="grid justify-items-start gap-3">
        {file.phase === 'sending' && (
          <Progress
            label={m.resources_file_uploading({ name: file.name })}
            value={file.percent}
            className="w-full max-w-80"
          />
        )}
        {file.phase === 'failed' && (
          <Alert tone="danger" className="w-full">
            <p>{m.resources_file_failed({ message: file.message })}</p>
            <Button
              variant="secondary"
              size="sm"
              className="mt-2"
              onClick={() => void send(file.file)}
            >
              {m.resources_file_retry()}
            </Button>
          </Alert>
        )}
        {file.phase === 'done' && (
          <p className="figures text-sm wrap-anywhere">
            {file.document.fileName} ({formatFileSize(file.document.size, locale)})
          </p>
        )}
        <FileInput label={label} accept={accept} onFile={(chosen) => void send(chosen)}>
          {label}
        </FileInput>
      </div>
    </Field>
  );
}
