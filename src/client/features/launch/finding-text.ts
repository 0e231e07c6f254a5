import type { DemoKind, FoundLine } from '../../../shared/contracts/launch.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

const number = (value: number) => m.ui_number({ value });
const listed = (items: readonly string[]) => items.join(', ');

const demoKinds: Record<DemoKind, (words: { count: string }) => string> = {
  employees: m.launch_demo_employees,
  clients: m.launch_demo_clients,
  inbox: m.launch_demo_inbox,
  news: m.launch_demo_news,
  gallery: m.launch_demo_gallery,
  announcements: m.launch_demo_announcements,
  resources: m.launch_demo_resources,
};

function demoText({ isOn, left }: Extract<FoundLine, { id: 'demo-content' }>): string {
  const list = listed(left.map(({ kind, count }) => demoKinds[kind]({ count: number(count) })));
  const sentences = [
    ...(left.length > 0 ? [m.launch_demo_content_left({ list })] : []),
    ...(isOn ? [m.launch_demo_content_on()] : []),
  ];
  return sentences.join(' ') || m.launch_demo_content_done();
}

function secondFactorText(line: Extract<FoundLine, { id: 'second-factor' }>): string {
  const { isDone, isRequired, without, administrators } = line;
  if (!isDone) {
    return m.launch_second_factor_open({ count: number(without), total: number(administrators) });
  }
  return isRequired ? m.launch_second_factor_required() : m.launch_second_factor_all();
}

function publicUrlText({ isDone, isSet, url }: Extract<FoundLine, { id: 'public-url' }>): string {
  if (isDone) return m.launch_public_url_done({ url });
  return isSet ? m.launch_public_url_insecure({ url }) : m.launch_public_url_unset({ url });
}

function proxyText(line: Extract<FoundLine, { id: 'trust-proxy' }>): string {
  if (line.isDone) return m.launch_trust_proxy_done({ count: number(line.proxies) });
  return line.isBehindTls ? m.launch_trust_proxy_tls() : m.launch_trust_proxy_open();
}

const pinTexts = {
  start: m.launch_pin_start,
  person: m.launch_pin_person,
  environment: m.launch_pin_environment,
};

/** What the server found out about a line, in words. */
export function findingText(line: FoundLine): string {
  switch (line.id) {
    case 'company':
      return line.isDone
        ? m.launch_company_done()
        : m.launch_company_open({ names: listed(line.names) });
    case 'contact':
      return line.isDone
        ? m.launch_contact_done()
        : m.launch_contact_open({ count: number(line.invented) });
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
        : m.launch_demo_logins_open({ emails: listed(line.emails) });
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
