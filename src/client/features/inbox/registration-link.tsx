import { Link } from '@tanstack/react-router';
import type { Registration } from '../../../shared/contracts/inbox.ts';
import { textLink } from '../../ui/text-link.ts';

interface RegistrationLinkProps {
  registration: Pick<Registration, 'id' | 'companyName'>;
  onFocus?: (id: string) => void;
}

export const registrationLinkId = (id: string) => `registration-${id}`;

/** The company's name as the way to its page. */
export function RegistrationLink({ registration, onFocus }: RegistrationLinkProps) {
  const { id, companyName } = registration;
  return (
    <Link
      id={registrationLinkId(id)}
      to="/admin/clients/$id"
      params={{ id }}
      onFocus={() => onFocus?.(id)}
      className={textLink}
    >
      <bdi>{companyName}</bdi>
    </Link>
  );
}
