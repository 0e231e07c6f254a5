import { adminAnalyticsRoute, adminDashboardRoute, adminRoute } from './admin/admin.ts';
import { adminClientRoute, adminClientsRoute, adminInvoicesRoute } from './admin/clients.ts';
import { adminContentRoute, adminGalleryRoute } from './admin/content.ts';
import { adminInboxRoute } from './admin/inbox.ts';
import { adminEmployeesRoute, adminUsersRoute } from './admin/people.ts';
import {
  adminApplicationsRoute,
  adminQuestionsRoute,
  applicationPrintRoute,
} from './admin/recruiting.ts';
import {
  adminActivityRoute,
  adminOutboxRoute,
  adminRetentionRoute,
  adminSettingsRoute,
} from './admin/system.ts';
import {
  clientDashboardRoute,
  clientInvoicesRoute,
  clientProjectsRoute,
  clientRoute,
  clientServicesRoute,
} from './client-portal.ts';
import {
  employeeDashboardRoute,
  employeeProfileRoute,
  employeeResourcesRoute,
  employeeRoute,
} from './employee-portal.ts';
import { mailLinkRoutes } from './mail-link-routes.ts';
import { accountRoute, portalRoute } from './portal.tsx';
import { publicLayoutRoute } from './public-layout.tsx';
import { publicRoutes } from './public-tree.ts';
import { rootRoute } from './root.tsx';

/**
 * Every route. Reading this in the browser adds the portals to the tree of the public pages: it is one object.
 */
export const routeTree = rootRoute.addChildren([
  publicLayoutRoute.addChildren([...publicRoutes, ...mailLinkRoutes]),
  applicationPrintRoute,
  portalRoute.addChildren([
    accountRoute,
    adminRoute.addChildren([
      adminDashboardRoute,
      adminApplicationsRoute,
      adminQuestionsRoute,
      adminEmployeesRoute,
      adminContentRoute,
      adminClientsRoute,
      adminClientRoute,
      adminInvoicesRoute,
      adminGalleryRoute,
      adminAnalyticsRoute,
      adminUsersRoute,
      adminSettingsRoute,
      adminInboxRoute,
      adminActivityRoute,
      adminOutboxRoute,
      adminRetentionRoute,
    ]),
    employeeRoute.addChildren([
      employeeDashboardRoute,
      employeeResourcesRoute,
      employeeProfileRoute,
    ]),
    clientRoute.addChildren([
      clientDashboardRoute,
      clientServicesRoute,
      clientProjectsRoute,
      clientInvoicesRoute,
    ]),
  ]),
]);
