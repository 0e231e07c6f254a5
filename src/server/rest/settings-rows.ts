import { adminStatsSchema } from '../../shared/contracts/activity.ts';
import {
  publicSettingsSchema,
  setSwitchInput,
  settingValueSchema,
  storedSwitchSchema,
} from '../../shared/contracts/settings.ts';
import { type RestRoute, row } from './rest-row.ts';

/** The rows of the settings and of the dashboard's figures. */
export const settingsRows: readonly RestRoute[] = [
  row('get', '/api/settings', 'anybody', {
    summary: 'What the public site needs to know of the settings',
    output: publicSettingsSchema,
    call: (caller) => caller.public.getSettings(),
  }),
  row('get', '/api/settings/applications_enabled', 'anybody', {
    summary: "Whether applications are taken, as the text 'true' or 'false'",
    output: settingValueSchema,
    call: (caller) => caller.public.getApplicationsEnabled(),
  }),
  row('put', '/api/admin/settings/applications_enabled', 'admin', {
    summary: 'Switch applications on or off',
    input: setSwitchInput.omit({ key: true }),
    output: storedSwitchSchema,
    call: (caller, input) =>
      caller.admin.settings.setSwitch({ ...input, key: 'applications_enabled' }),
  }),
  row('get', '/api/admin/stats', 'admin', {
    summary: 'The figures of the dashboard',
    output: adminStatsSchema,
    call: (caller) => caller.admin.overview.getStats(),
  }),
];
