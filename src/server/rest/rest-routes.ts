import { applicationRows, questionRows } from './application-rows.ts';
import { employeeRows, profileRows } from './employee-rows.ts';
import { galleryRows, newsRows, pictureRows } from './gallery-rows.ts';
import type { RestRoute } from './rest-row.ts';
import { inboxRows, settingsRows, siteRows } from './site-rows.ts';
import { authRows, clientRows, userRows } from './user-rows.ts';

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
