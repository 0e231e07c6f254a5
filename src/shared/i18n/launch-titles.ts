import type { LaunchLineId } from '../contracts/launch.ts';
import { m } from './paraglide/messages.js';

/** Titles of the launch checklist's lines. */
export const launchTitles: Record<LaunchLineId, () => string> = {
  company: m.launch_company,
  contact: m.launch_contact,
  'bank-account': m.launch_bank_account,
  'meeting-access': m.launch_meeting_access,
  texts: m.launch_texts,
  legal: m.launch_legal,
  retention: m.launch_retention,
  'demo-content': m.launch_demo_content,
  'first-password': m.launch_first_password,
  'second-factor': m.launch_second_factor,
  'demo-logins': m.launch_demo_logins,
  'media-kit-pin': m.launch_pin,
  'mail-server': m.launch_mail_server,
  'mail-sender': m.launch_mail_sender,
  'test-mail': m.launch_test_mail,
  database: m.launch_database,
  'public-url': m.launch_public_url,
  'session-secret': m.launch_session_secret,
  'trust-proxy': m.launch_trust_proxy,
  backup: m.launch_backup,
  'exchange-rates': m.launch_exchange_rates,
};
