import type { LaunchLineId } from '../../../shared/contracts/launch.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { Link } from '@tanstack/react-router';
import { textLink } from '../../ui/button.tsx';

type Screen =
  | '/'
  | '/account'
  | '/impressum'
  | '/privacy-policy'
  | '/admin/clients'
  | '/admin/content'
  | '/admin/employees'
  | '/admin/gallery'
  | '/admin/inbox'
  | '/admin/settings'
  | '/admin/users';

/** Where something is changed: on a screen, or by a variable of the environment or in a file, which has only its name. */
type Place = { to: Screen; hash?: string; label: () => string } | { name: string };

const setting = (hash: string, label: () => string): Place => ({
  to: '/admin/settings',
  hash,
  label,
});

/** Where each line is settled. */
const linePlaces: Record<LaunchLineId, readonly Place[]> = {
  company: [{ name: 'src/shared/content/company.ts' }],
  contact: [setting('contact', m.settings_contact_title)],
  texts: [
    { to: '/', label: m.launch_to_home },
    { name: 'src/shared/content' },
    { name: 'src/shared/i18n/messages' },
  ],
  legal: [
    { to: '/impressum', label: m.legal_impressum_title },
    { to: '/privacy-policy', label: m.legal_privacy_title },
  ],
  retention: [setting('retention', m.settings_retention_title)],
  'demo-content': [
    { to: '/admin/employees', label: m.employees_title },
    { to: '/admin/clients', label: m.clients_title },
    { to: '/admin/content', label: m.content_title },
    { to: '/admin/gallery', label: m.pictures_title },
    { to: '/admin/inbox', label: m.inbox_title },
    { name: 'DEMO_CONTENT' },
  ],
  // Whoever it is: oneself, or somebody else, who is asked for a new one there.
  'first-password': [
    { to: '/account', hash: 'password', label: m.account_title },
    { to: '/admin/users', label: m.users_title },
  ],
  'second-factor': [
    setting('second-factor', m.second_factor_rule_title),
    { to: '/account', hash: 'two-step', label: m.account_title },
  ],
  'demo-logins': [{ to: '/admin/users', label: m.users_title }],
  'media-kit-pin': [setting('pin', m.settings_pin_title)],
  'mail-server': [{ name: 'SMTP_URL' }],
  'mail-sender': [{ name: 'MAIL_FROM' }],
  'test-mail': [setting('mail', m.settings_mail_title)],
  database: [{ name: 'DATABASE_URL' }],
  'public-url': [{ name: 'PUBLIC_URL' }],
  'session-secret': [{ name: 'SESSION_SECRET' }],
  'trust-proxy': [{ name: 'TRUST_PROXY' }],
  backup: [{ name: 'npm run backup' }, { name: 'npm run restore' }],
  'exchange-rates': [{ name: 'EXCHANGE_RATE_URL' }],
};

function PlaceItem({ place }: { place: Place }) {
  if ('name' in place) return <code className="text-sm wrap-anywhere">{place.name}</code>;
  const { to, hash, label } = place;
  return (
    <Link to={to} {...(hash === undefined ? {} : { hash })} className={textLink}>
      {label()}
    </Link>
  );
}

/** Where a line is settled. */
export function LinePlaceList({ id }: { id: LaunchLineId }) {
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm">
      {linePlaces[id].map((place) => (
        <li key={'name' in place ? place.name : `${place.to}#${place.hash}`}>
          <PlaceItem place={place} />
        </li>
      ))}
    </ul>
  );
}
