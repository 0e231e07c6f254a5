import { Link } from '@tanstack/react-router';
import type { ApplicationDetail } from '../../../shared/contracts/application-admin.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { positionName } from '../../../shared/i18n/position-name.ts';
import { statusNames } from '../../../shared/i18n/status-names.ts';
import { useMoments } from '../../lib/use-format.ts';
import { Alert } from '../../ui/alert.tsx';
import { factLink } from './fact-link.ts';

/** The other applications with the same address, number or name, each a link to its review. */
export function DuplicatesNotice({ application }: { application: ApplicationDetail }) {
  const { day } = useMoments();
  const { duplicates } = application;
  if (duplicates.length === 0) return null;
  return (
    <Alert tone="warning" title={m.admin_app_duplicates()}>
      <ul className="m-0 grid list-none gap-1 p-0">
        {duplicates.map(
          ({ id, applicantName, position, status, createdAt, sameEmail, samePhone, sameName }) => (
            <li key={id} className="wrap-anywhere">
              <Link
                from="/admin/applications"
                to="."
                search={(prev) => ({ ...prev, review: id })}
                replace
                className={factLink}
              >
                <bdi>{applicantName}</bdi>
              </Link>
              {`: ${[
                positionName(position),
                day(createdAt),
                statusNames[status](),
                sameEmail && m.admin_app_duplicate_email(),
                samePhone && m.admin_app_duplicate_phone(),
                sameName && m.admin_app_duplicate_name(),
              ]
                .filter(Boolean)
                .join(', ')}`}
            </li>
          ),
        )}
      </ul>
    </Alert>
  );
}
