import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FieldGroup } from '../../ui/field-group.tsx';
import { TextField } from './text-field.tsx';

export function CompanyFields() {
  return (
    <FieldGroup title={m.clients_group_company()} className="sm:grid-cols-2">
      <TextField name="companyName" required maxLength={200} />
      <TextField name="industry" maxLength={200} />
      <TextField name="website" type="url" placeholder="https://" maxLength={500} />
      <TextField name="address" maxLength={500} />
    </FieldGroup>
  );
}
