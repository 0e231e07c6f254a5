import type { LaunchLineId } from '../../../shared/contracts/launch.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

interface LaunchGroup {
  id: string;
  title: () => string;
  lines: readonly LaunchLineId[];
}

/** The lines in the order in which an owner goes about them. */
export const launchGroups: readonly LaunchGroup[] = [
  {
    id: 'company',
    title: m.launch_group_company,
    lines: ['company', 'contact', 'texts', 'legal', 'retention', 'demo-content'],
  },
  {
    id: 'logins',
    title: m.launch_group_logins,
    lines: ['first-password', 'second-factor', 'demo-logins', 'media-kit-pin'],
  },
  {
    id: 'mail',
    title: m.launch_group_mail,
    lines: ['mail-server', 'mail-sender', 'test-mail'],
  },
  {
    id: 'server',
    title: m.launch_group_server,
    lines: ['database', 'public-url', 'session-secret', 'trust-proxy', 'backup', 'exchange-rates'],
  },
];
