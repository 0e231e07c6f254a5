import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { TellBox } from './tell-box.tsx';
import type { TellChoice } from './use-tell-choice.ts';

interface BulkFormProps {
  status: ApplicationStatus | undefined;
  onStatus: (status: string) => void;
  notes: string;
  onNotes: (notes: string) => void;
  /** Whether the applicants are mailed. */
  tell: TellChoice;
  hasError: boolean;
}

export function BulkForm({ status, onStatus, notes, onNotes, tell, hasError }: BulkFormProps) {
  return (
    <div className="grid gap-5">
      <Field
        group
        required
        label={m.admin_app_bulk_status()}
        error={hasError && m.validation_required()}
      >
        <RadioGroup
          value={status ?? null}
          onValueChange={onStatus}
          options={applicationStatusSchema.options.map((value) => ({
            value,
            label: statusNames[value](),
          }))}
        />
      </Field>
      <Field label={m.admin_notes()} hint={m.admin_app_bulk_notes_hint()}>
        <Textarea
          value={notes}
          onChange={({ target }) => onNotes(target.value)}
          maxLength={5000}
          rows={3}
          dir="auto"
        />
      </Field>
      <TellBox tell={tell} isMany />
    </div>
  );
}
