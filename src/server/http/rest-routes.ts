import type { RestRoute } from './rest-row.ts';
import { applicationRows } from './rest-rows-applications.ts';
import { authRows } from './rest-rows-auth.ts';
import { clientRows } from './rest-rows-clients.ts';
import { contentRows } from './rest-rows-content.ts';
import { employeeRows } from './rest-rows-employees.ts';
import { inboxRows } from './rest-rows-inbox.ts';
import { newsRows } from './rest-rows-news.ts';
import { pictureRows } from './rest-rows-pictures.ts';
import { questionRows } from './rest-rows-questions.ts';
import { settingsRows } from './rest-rows-settings.ts';
import { siteRows } from './rest-rows-site.ts';
import { userRows } from './rest-rows-users.ts';

/** The specification's paths. Within a domain literal ones stand before those with a parameter. */
export const restRoutes: readonly RestRoute[] = [
  ...siteRows,
  ...userRows,
  ...employeeRows,
  ...clientRows,
  ...pictureRows,
  ...newsRows,
  ...inboxRows,
  ...contentRows,
  ...authRows,
  ...settingsRows,
  ...questionRows,
  ...applicationRows,
];
