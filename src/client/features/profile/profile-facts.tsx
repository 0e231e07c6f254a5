import { useRouteContext } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { PublicProfile } from '../../../shared/contracts/employee.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { telHref } from '../../lib/tel-href.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { ProfileFact } from './profile-fact.tsx';

/** Where the person works and how to reach them; what nobody entered is left out. */
export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { id, slug, department, email, phone } = profile;
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  return (
    <>
      {(department !== null || email !== null || phone !== null) && (
        <dl className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {department !== null && (
            <ProfileFact label={m.people_department()}>{department}</ProfileFact>
          )}
          {email !== null && (
            <ProfileFact label={m.people_email()} href={`mailto:${email}`}>
              {email}
            </ProfileFact>
          )}
          {phone !== null && (
            <ProfileFact label={m.people_phone()} href={telHref(phone)}>
              {phone}
            </ProfileFact>
          )}
        </dl>
      )}
      <a
        href={`/api/employee-profiles/${encodeURIComponent(id ?? slug)}/vcard?locale=${locale}`}
        download
        className={`mt-7 ${buttonClass('secondary')}`}
      >
        <Download aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {m.people_vcard()}
      </a>
    </>
  );
}
