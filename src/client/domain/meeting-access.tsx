import type { MeetingAccess } from '../../shared/contracts/booking.ts';
import { isJoinable } from '../../shared/domain/meeting-access.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../ui/button.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';

interface MeetingAccessDetailsProps {
  access: MeetingAccess;
  size?: 'sm' | 'lg';
}

/** Ways into a meeting, or the promise of one. */
export function MeetingAccessDetails({ access, size = 'lg' }: MeetingAccessDetailsProps) {
  if (!isJoinable(access)) return <p className="text-muted">{m.booking_join_later()}</p>;
  const { link, phone, code } = access;
  return (
    <div className="grid justify-items-start gap-4">
      {link && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary', size)}
        >
          {m.booking_join()}
        </a>
      )}
      {(phone || code) && (
        <dl className="m-0 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
          {phone && (
            <>
              <dt className="text-muted">{m.booking_join_phone()}</dt>
              <dd className="m-0">
                <PhoneLink phone={phone} />
              </dd>
            </>
          )}
          {code && (
            <>
              <dt className="text-muted">{m.booking_join_code()}</dt>
              <dd className="figures m-0 wrap-anywhere">{code}</dd>
            </>
          )}
        </dl>
      )}
    </div>
  );
}
