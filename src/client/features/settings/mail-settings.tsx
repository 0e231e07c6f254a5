import type { AdminSettings } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { MailForm } from './mail-form.tsx';
import { SettingSection } from './setting-section.tsx';

/** Where mails go, and a way to try it. */
export function MailSettings({ mail: { host, from } }: { mail: AdminSettings['mail'] }) {
  return (
    <SettingSection
      id="mail"
      title={m.settings_mail_title()}
      text={
        host === null ? m.settings_mail_files({ from }) : m.settings_mail_server({ host, from })
      }
    >
      <MailForm />
    </SettingSection>
  );
}
