import { applicationRows } from './application-rows.ts';
import { clientRows } from './client-rows.ts';
import { employeeRows, profileRows } from './employee-rows.ts';
import { galleryRows, pictureRows } from './gallery-rows.ts';
import { newsRows } from './news-rows.ts';
import { questionRows } from './question-rows.ts';
import type { RestRoute } from './rest-row.ts';
import { settingsRows } from './settings-rows.ts';
import { inboxRows, siteRows } from './site-rows.ts';
import { authRows, userRows } from './user-rows.ts';

/** The specification's paths. Within a domain literal ones stand before those with a parameter. */
export const restRoutes: readonly RestRoute[] = [
  ...siteRows,
  ...userRows,
  ...employeeRows,
  ...profileRows,
  ...clientRows,
  ...pictureRows,
  ...galleryRows,
  ...newsRows,
  ...inboxRows,
  ...authRows,
  ...settingsRows,
  ...questionRows,
  ...applicationRows,
];
