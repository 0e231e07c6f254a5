import { Link } from '@tanstack/react-router';
import type {
  AutomaticLine,
  CompanyDetail,
  DemoKind,
  LaunchLineId,
} from '../../../shared/contracts/launch.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { textLinkClass } from '../../ui/button.tsx';

const formatNumber = (value: number) => m.ui_number({ value });
const joinList = (items: readonly string[]) => items.join(', ');

const demoKinds: Record<DemoKind, (words: { count: string }) => string> = {
  employees: m.launch_demo_employees,
  clients: m.launch_demo_clients,
  inbox: m.launch_demo_inbox,
  news: m.launch_demo_news,
  gallery: m.launch_demo_gallery,
  announcements: m.launch_demo_announcements,
  resources: m.launch_demo_resources,
};

const companyDetailLabels: Record<CompanyDetail, () => string> = {
  domain: m.launch_company_domain,
  companyNumber: m.launch_company_number,
  taxNumber: m.launch_company_tax_number,
  vatNumber: m.launch_company_vat_number,
  maps: m.launch_company_maps,
  consumers: m.launch_company_consumers,
  businesses: m.launch_company_businesses,
};

function demoText({ isOn, left }: Extract<AutomaticLine, { id: 'demo-content' }>): string {
  const list = joinList(
    left.map(({ kind, count }) => demoKinds[kind]({ count: formatNumber(count) })),
  );
  const sentences = [
    ...(left.length > 0 ? [m.launch_demo_content_left({ list })] : []),
    ...(isOn ? [m.launch_demo_content_on()] : []),
  ];
  return sentences.join(' ') || m.launch_demo_content_done();
}

function secondFactorText(line: Extract<AutomaticLine, { id: 'second-factor' }>): string {
  const { isDone, isRequired, without, administrators } = line;
  if (!isDone) {
    return m.launch_second_factor_open({
      count: formatNumber(without),
      total: formatNumber(administrators),
    });
  }
  return isRequired ? m.launch_second_factor_required() : m.launch_second_factor_all();
}

function publicUrlText({
  isDone,
  isSet,
  url,
}: Extract<AutomaticLine, { id: 'public-url' }>): string {
  if (isDone) return m.launch_public_url_done({ url });
  return isSet ? m.launch_public_url_insecure({ url }) : m.launch_public_url_unset({ url });
}

function proxyText(line: Extract<AutomaticLine, { id: 'trust-proxy' }>): string {
  if (line.isDone) return m.launch_trust_proxy_done({ count: formatNumber(line.proxies) });
  return line.isBehindTls ? m.launch_trust_proxy_tls() : m.launch_trust_proxy_open();
}

const bankAccountTexts = {
  missing: m.launch_bank_account_missing,
  demo: m.launch_bank_account_demo,
  own: m.launch_bank_account_own,
};

const pinTexts = {
  start: m.launch_pin_start,
  person: m.launch_pin_person,
  environment: m.launch_pin_environment,
};

/** The server's finding on a line, in words. */
export function automaticLineText(line: AutomaticLine): string {
  switch (line.id) {
    case 'company':
      return line.isDone
        ? m.launch_company_done()
        : m.launch_company_open({
            names: joinList(line.invented.map((name) => companyDetailLabels[name]())),
          });
    case 'contact':
      return line.isDone
        ? m.launch_contact_done()
        : m.launch_contact_open({ count: formatNumber(line.invented) });
    case 'bank-account':
      return bankAccountTexts[line.account]();
    case 'meeting-access':
      if (line.isElsewhere) return m.launch_meeting_access_elsewhere();
      return line.isDone ? m.launch_meeting_access_done() : m.launch_meeting_access_open();
    case 'demo-content':
      return demoText(line);
    case 'first-password':
      return line.username === null
        ? m.launch_first_password_done()
        : m.launch_first_password_open({ username: line.username });
    case 'second-factor':
      return secondFactorText(line);
    case 'demo-logins':
      return line.isDone
        ? m.launch_demo_logins_done()
        : m.launch_demo_logins_open({ emails: joinList(line.emails) });
    case 'media-kit-pin':
      return pinTexts[line.origin]();
    case 'mail-server':
      return line.host === null
        ? m.launch_mail_server_open()
        : m.launch_mail_server_done({ host: line.host });
    case 'mail-sender':
      return line.isDone
        ? m.launch_mail_sender_done({ from: line.from })
        : m.launch_mail_sender_open({ from: line.from });
    case 'database':
      return line.isDone ? m.launch_database_done() : m.launch_database_open();
    case 'public-url':
      return publicUrlText(line);
    case 'session-secret':
      return line.isDone ? m.launch_session_secret_done() : m.launch_session_secret_open();
    case 'trust-proxy':
      return proxyText(line);
    case 'exchange-rates':
      return line.isDone
        ? m.launch_exchange_rates_done({ host: line.host })
        : m.launch_exchange_rates_open({ host: line.host });
  }
}

type Screen =
  | '/'
  | '/accessibility'
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

/** Place to change a fact: a screen, a variable of the environment or a file by its name, or a sentence that names it. */
type LineLocation =
  | { to: Screen; hash?: string; label: () => string }
  | { name: string }
  | { text: () => string };

const settingLocation = (hash: string, label: () => string): LineLocation => ({
  to: '/admin/settings',
  hash,
  label,
});

/** Place to complete each line. */
const lineLocations: Record<LaunchLineId, readonly LineLocation[]> = {
  company: [{ text: m.launch_company_place }],
  contact: [settingLocation('contact', m.settings_contact_title)],
  'bank-account': [settingLocation('bank-account', m.settings_bank_title)],
  'meeting-access': [settingLocation('access', m.settings_access_title)],
  texts: [
    { to: '/', label: m.launch_to_home },
    { name: 'src/shared/content' },
    { name: 'src/shared/i18n/messages' },
  ],
  legal: [
    { to: '/impressum', label: m.legal_impressum_title },
    { to: '/privacy-policy', label: m.legal_privacy_title },
    { to: '/accessibility', label: m.legal_accessibility_title },
  ],
  retention: [settingLocation('retention', m.settings_retention_title)],
  'demo-content': [
    { to: '/admin/employees', label: m.employees_title },
    { to: '/admin/clients', label: m.clients_title },
    { to: '/admin/content', label: m.content_title },
    { to: '/admin/gallery', label: m.pictures_title },
    { to: '/admin/inbox', label: m.inbox_title },
    { name: 'DEMO_CONTENT' },
  ],
  // For oneself and for others alike: a new one is asked for there.
  'first-password': [
    { to: '/account', hash: 'password', label: m.account_title },
    { to: '/admin/users', label: m.users_title },
  ],
  'second-factor': [
    settingLocation('second-factor', m.second_factor_rule_title),
    { to: '/account', hash: 'two-step', label: m.account_title },
  ],
  'demo-logins': [{ to: '/admin/users', label: m.users_title }],
  'media-kit-pin': [settingLocation('pin', m.settings_pin_title)],
  'mail-server': [{ name: 'SMTP_URL' }],
  'mail-sender': [{ name: 'MAIL_FROM' }],
  'test-mail': [settingLocation('mail', m.settings_mail_title)],
  database: [{ name: 'DATABASE_URL' }],
  'public-url': [{ name: 'PUBLIC_URL' }],
  'session-secret': [{ name: 'SESSION_SECRET' }],
  'trust-proxy': [{ name: 'TRUST_PROXY' }],
  backup: [{ name: 'npm run backup' }, { name: 'npm run restore' }],
  'exchange-rates': [{ name: 'EXCHANGE_RATE_URL' }],
};

function LocationItem({ place }: { place: LineLocation }) {
  if ('name' in place) return <code className="text-sm wrap-anywhere">{place.name}</code>;
  if ('text' in place) return <span className="text-muted wrap-anywhere">{place.text()}</span>;
  const { to, hash, label } = place;
  return (
    <Link to={to} {...(hash === undefined ? {} : { hash })} className={textLinkClass}>
      {label()}
    </Link>
  );
}

function locationKey(place: LineLocation): string {
  if ('name' in place) return place.name;
  return 'text' in place ? place.text() : `${place.to}#${place.hash}`;
}

/** Place to complete a line. */
export function LineLocationList({ id }: { id: LaunchLineId }) {
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm">
      {lineLocations[id].map((place) => (
        <li key={locationKey(place)}>
          <LocationItem place={place} />
        </li>
      ))}
    </ul>
  );
}
