import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type ResourceKind,
  type ResourceTargetFields,
  type StoredDocument,
  storedDocumentSchema,
} from '../../../shared/contracts/resource.ts';
import { documentTypes, maxDocumentBytes } from '../../../shared/contracts/upload.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { formatFileSize } from '../../lib/file-size.ts';
import { readError } from '../../lib/read-error.ts';
import { postMultipart } from '../../lib/upload.ts';
import { useReportUploading, useUpload } from '../../lib/use-upload.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import { Progress } from '../../ui/progress.tsx';

type FileState =
  | { phase: 'idle' }
  | { phase: 'sending'; name: string }
  | { phase: 'done'; document: StoredDocument }
  /** The file is still at hand and can be sent again. */
  | { phase: 'failed'; file: File; message: string };

interface Handlers {
  onChange: (uploadId: string | null) => void;
  onUploading: (isUploading: boolean) => void;
}

/** A document on its way in; a newer one takes its place. */
function useDocumentUpload({ onChange, onUploading }: Handlers) {
  const [file, setFile] = useState<FileState>({ phase: 'idle' });
  const [problem, setProblem] = useState<string>();
  const { percent, upload } = useUpload();
  useReportUploading(percent !== null, onUploading);

  function send(chosen: File) {
    const isTooLarge = chosen.size > maxDocumentBytes;
    setProblem(isTooLarge ? m.resources_file_too_large() : undefined);
    if (isTooLarge) return;
    onChange(null);
    setFile({ phase: 'sending', name: chosen.name });
    const form = {
      url: '/api/admin/resources/files',
      file: chosen,
      fileField: 'file',
      fields: { fileName: chosen.name },
    };
    void upload(async (options) => storedDocumentSchema.parse(await postMultipart(form, options)), {
      onUploaded: (document) => {
        setFile({ phase: 'done', document });
        onChange(document.uploadId);
      },
      onFailed: (error) =>
        setFile({ phase: 'failed', file: chosen, message: readError(error).message }),
    });
  }

  return { file, percent, problem, send };
}

interface FileFieldProps {
  error: string | undefined;
  /** Called with the upload's id, or null while there is none. */
  onChange: (uploadId: string | null) => void;
  onUploading: (isUploading: boolean) => void;
}

const accept = Object.values(documentTypes)
  .map((extension) => `.${extension}`)
  .join();

/** The file of a document: chosen, sent, replaced. */
function FileField({ error, onChange, onUploading }: FileFieldProps) {
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { file, percent, problem, send } = useDocumentUpload({ onChange, onUploading });
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
            value={percent ?? 0}
            className="w-full max-w-80"
          />
        )}
        {file.phase === 'failed' && (
          <Alert tone="danger" className="w-full">
            <p>{m.resources_file_failed({ message: file.message })}</p>
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => send(file.file)}>
              {m.resources_file_retry()}
            </Button>
          </Alert>
        )}
        {file.phase === 'done' && (
          <p className="figures text-sm wrap-anywhere">
            {file.document.fileName} ({formatFileSize(file.document.size, locale)})
          </p>
        )}
        <FileInput label={label} accept={accept} onFile={send}>
          {label}
        </FileInput>
      </div>
    </Field>
  );
}

const { TextField, TextareaField, CustomField } = fieldsOf<ResourceTargetFields>();

interface TargetFieldsProps {
  kind: ResourceKind;
  /** Called when sending a file begins and ends. */
  onUploading: (isUploading: boolean) => void;
}

/** Target of a version, and its changes. */
export function TargetFields({ kind, onUploading }: TargetFieldsProps) {
  return (
    <>
      {kind === 'link' ? (
        <TextField
          name="url"
          label={m.resources_field_url()}
          hint={m.resources_url_hint()}
          required
          type="url"
          inputMode="url"
          maxLength={500}
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <CustomField name="uploadId">
          {({ onChange, error }) => (
            <FileField error={error} onChange={onChange} onUploading={onUploading} />
          )}
        </CustomField>
      )}
      <TextareaField
        name="note"
        label={m.resources_field_note()}
        hint={m.resources_note_hint()}
        maxLength={500}
        rows={2}
        counter
      />
    </>
  );
}
