import { useFormContext } from 'react-hook-form';
import {
  type AdminSettings,
  type CompanyContact,
  companyContactSchema,
} from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldGroup, fieldsOf } from '../../ui/form-fields.tsx';
import type { FieldText } from '../../ui/record-form.tsx';
import { SettingForm } from './setting-form.tsx';

type ContactField = keyof CompanyContact;

const contactLabels: Record<ContactField, () => string> = {
  email: m.settings_contact_email,
  careersEmail: m.settings_contact_careers_email,
  privacyEmail: m.settings_contact_privacy_email,
  phone: m.settings_contact_phone,
  whatsappGermany: m.settings_contact_whatsapp_germany,
  whatsappPhilippines: m.settings_contact_whatsapp_philippines,
  viber: m.settings_contact_viber,
  linkedin: m.settings_contact_linkedin,
  facebook: m.settings_contact_facebook,
  instagram: m.settings_contact_instagram,
  youtube: m.settings_contact_youtube,
  npcRegistration: m.settings_contact_npc_number,
  npcValidUntil: m.settings_contact_npc_until,
};

/** Fields by what one does with them: the keyboard of a phone follows. */
const groups = [
  {
    title: m.settings_contact_reach,
    fields: [
      { name: 'email', type: 'email' },
      { name: 'careersEmail', type: 'email' },
      { name: 'privacyEmail', type: 'email' },
      { name: 'phone', type: 'tel' },
      { name: 'whatsappGermany', type: 'tel' },
      { name: 'whatsappPhilippines', type: 'tel' },
      { name: 'viber', type: 'tel' },
    ],
  },
  {
    title: m.settings_contact_pages,
    fields: [
      { name: 'linkedin', type: 'url' },
      { name: 'facebook', type: 'url' },
      { name: 'instagram', type: 'url' },
      { name: 'youtube', type: 'url' },
    ],
  },
  // These may stay empty.
  {
    title: m.settings_contact_npc,
    fields: [
      { name: 'npcRegistration', type: 'text' },
      { name: 'npcValidUntil', type: 'date' },
    ],
  },
] as const;

const { TextField } = fieldsOf<CompanyContact>();

interface ContactInputProps {
  name: ContactField;
  type: 'email' | 'tel' | 'url' | 'text' | 'date';
  /** Default without a setting. */
  initial: string;
}

/** One of the contact data, with the way back to what holds without a setting. */
function ContactInput({ name, type, initial }: ContactInputProps) {
  const { watch, setValue, setFocus, formState } = useFormContext<CompanyContact>();
  const label = contactLabels[name]();

  function reset() {
    setValue(name, initial, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    // The button goes away with the difference.
    setFocus(name);
  }

  return (
    <div className="grid min-w-0 content-start gap-1">
      <TextField name={name} label={label} required={initial !== ''} type={type} maxLength={300} />
      {initial !== '' && watch(name) !== initial && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={m.settings_contact_reset_label({ field: label, value: initial })}
          onClick={reset}
          className="h-auto min-h-9 justify-self-start py-1 text-start wrap-anywhere whitespace-normal"
        >
          {m.settings_contact_reset({ value: initial })}
        </Button>
      )}
    </div>
  );
}

const resolver = contractResolver(companyContactSchema);

const texts = (value: CompanyContact): FieldText[] =>
  groups.flatMap(({ fields }) =>
    fields.map(({ name }): FieldText => [contactLabels[name](), value[name]]),
  );

/** Contact data of the company, as the site shows them. */
export function ContactSettings({ contact }: { contact: AdminSettings['contact'] }) {
  const { mutateAsync } = trpc.admin.settings.updateContact.useMutation();
  return (
    <SettingForm<CompanyContact>
      id="contact"
      title={m.settings_contact_title()}
      text={m.settings_contact_text()}
      stored={contact}
      resolver={resolver}
      save={mutateAsync}
      savedText={m.settings_contact_saved}
      texts={texts}
    >
      {groups.map(({ title, fields }) => (
        <FieldGroup key={title()} title={title()} className="sm:grid-cols-2">
          {fields.map(({ name, type }) => (
            <ContactInput key={name} name={name} type={type} initial={contact.initial[name]} />
          ))}
        </FieldGroup>
      ))}
    </SettingForm>
  );
}
