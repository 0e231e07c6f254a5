import type { MeetingAccess } from '../../../shared/contracts/booking.ts';
import {
  type AdminSettings,
  meetingAccessSettingSchema,
} from '../../../shared/contracts/settings.ts';
import { isJoinable, isSameAccess } from '../../../shared/domain/meeting-access.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { trpc } from '../../trpc.tsx';
import { Alert } from '../../ui/alert.tsx';
import { fieldsOf } from '../../ui/form-fields.tsx';
import type { FieldText } from '../../ui/record-form.tsx';
import { SettingForm } from './setting-form.tsx';

const resolver = contractResolver(meetingAccessSettingSchema);
const { TextField } = fieldsOf<MeetingAccess>();

const texts = ({ link, phone, code }: MeetingAccess): FieldText[] => [
  [m.settings_access_link(), link],
  [m.settings_access_phone(), phone],
  [m.settings_access_code(), code],
];

/** Ways into the meetings that visitors book. */
export function MeetingAccessSettings({ access }: { access: AdminSettings['meetingAccess'] }) {
  const { mutateAsync } = trpc.admin.settings.updateMeetingAccess.useMutation();
  const { refetch } = trpc.admin.settings.get.useQuery();

  async function askForMails(value: MeetingAccess) {
    // Visitors book while the page is open.
    const { value: stored, upcoming } = (await refetch()).data?.meetingAccess ?? access;
    if (upcoming === 0 || isSameAccess(value, stored)) return null;
    return {
      title: m.settings_access_confirm({ count: upcoming }),
      description: isJoinable(value)
        ? m.settings_access_confirm_text()
        : m.settings_access_confirm_none(),
      action: m.settings_access_confirm_action(),
    };
  }
  return (
    <SettingForm<MeetingAccess>
      id="access"
      title={m.settings_access_title()}
      text={m.settings_access_text()}
      stored={access}
      resolver={resolver}
      save={mutateAsync}
      savedText={() =>
        access.upcoming > 0
          ? m.settings_access_saved_mailed({ count: access.upcoming })
          : m.settings_access_saved()
      }
      texts={texts}
      question={askForMails}
    >
      {!isJoinable(access.value) && (
        <Alert tone="warning" title={m.settings_access_missing()}>
          {m.settings_access_missing_text()}
        </Alert>
      )}
      <div className="grid min-w-0 gap-5 sm:grid-cols-2">
        <TextField
          name="link"
          type="url"
          label={m.settings_access_link()}
          hint={m.settings_access_link_hint()}
          maxLength={1000}
          className="sm:col-span-2"
        />
        <TextField
          name="phone"
          type="tel"
          label={m.settings_access_phone()}
          hint={m.settings_access_phone_hint()}
          maxLength={40}
        />
        <TextField
          name="code"
          label={m.settings_access_code()}
          hint={m.settings_access_code_hint()}
          maxLength={60}
          spellCheck={false}
        />
      </div>
      {access.upcoming > 0 && (
        <p className="text-sm text-muted">
          {m.settings_access_upcoming({ count: access.upcoming })}
        </p>
      )}
    </SettingForm>
  );
}
