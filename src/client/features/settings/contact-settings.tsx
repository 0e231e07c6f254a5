import {
  type CompanyContact,
  companyContactSchema,
} from '../../../shared/contracts/company-contact.ts';
import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.ts';
import { FieldGroup } from '../../ui/field-group.tsx';
import type { Difference } from './conflict-notice.tsx';
import { ContactInput } from './contact-input.tsx';
import { contactLabels, pageFields, reachFields } from './contact-labels.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const resolver = contractResolver(companyContactSchema);

function differences(stored: CompanyContact, mine: CompanyContact): Difference[] {
  return [...reachFields, ...pageFields]
    .filter(({ name }) => stored[name] !== mine[name])
    .map(({ name }) => ({
      name: contactLabels[name](),
      stored: stored[name],
      mine: mine[name],
    }));
}

/** How the company is reached, as the site shows it. */
export function ContactSettings({ contact }: { contact: AdminSettings['contact'] }) {
  const { mutateAsync } = trpc.admin.settings.updateContact.useMutation();
  const setting = useSettingForm<CompanyContact>({
    name: 'contact',
    stored: contact,
    resolver,
    save: mutateAsync,
    savedText: m.settings_contact_saved,
  });
  return (
    <SettingSection
      id="contact"
      title={m.settings_contact_title()}
      text={m.settings_contact_text()}
      changed={contact.changed}
    >
      <SettingForm labelledBy="contact-title" setting={setting} differences={differences}>
        <FieldGroup title={m.settings_contact_reach()} className="sm:grid-cols-2">
          {reachFields.map(({ name, type }) => (
            <ContactInput key={name} name={name} type={type} initial={contact.initial[name]} />
          ))}
        </FieldGroup>
        <FieldGroup title={m.settings_contact_pages()} className="sm:grid-cols-2">
          {pageFields.map(({ name, type }) => (
            <ContactInput key={name} name={name} type={type} initial={contact.initial[name]} />
          ))}
        </FieldGroup>
      </SettingForm>
    </SettingSection>
  );
}
