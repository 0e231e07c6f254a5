import { m } from '../../../shared/i18n/paraglide/messages.js';
import { FieldGroup } from '../../ui/field-group.tsx';
import { TextField } from './text-field.tsx';

export function ContactFields() {
  return (
    <FieldGroup title={m.clients_group_contact()} className="sm:grid-cols-2">
      <TextField name="contactPerson" required maxLength={200} />
      <TextField name="contactTitle" maxLength={200} />
      <TextField name="contactEmail" required type="email" maxLength={254} />
      <TextField name="phone" type="tel" maxLength={40} />
    </FieldGroup>
  );
}
