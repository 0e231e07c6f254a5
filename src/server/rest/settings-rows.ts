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
  row({
    method: 'get',
    path: '/api/settings',
    summary: 'What the public site needs to know of the settings',
    role: 'anybody',
    output: publicSettingsSchema,
    call: (caller) => caller.public.getSettings(),
  }),
  row({
    method: 'get',
    path: '/api/settings/applications_enabled',
    summary: "Whether applications are taken, as the text 'true' or 'false'",
    role: 'anybody',
    output: settingValueSchema,
    call: (caller) => caller.public.getApplicationsEnabled(),
  }),
  row({
    method: 'put',
    path: '/api/admin/settings/applications_enabled',
    summary: 'Switch applications on or off',
    role: 'admin',
    input: setSwitchInput.omit({ key: true }),
    output: storedSwitchSchema,
    call: (caller, input) =>
      caller.admin.settings.setSwitch({ ...input, key: 'applications_enabled' }),
  }),
  row({
    method: 'get',
    path: '/api/admin/stats',
    summary: 'The figures of the dashboard',
    role: 'admin',
    output: adminStatsSchema,
    call: (caller) => caller.admin.overview.getStats(),
  }),
];
