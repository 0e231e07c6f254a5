import { accountRoute } from './account.ts';
import { adminActivityRoute } from './admin/activity.ts';
import { adminDashboardRoute, adminRoute } from './admin/admin.ts';
import { adminAnalyticsRoute } from './admin/analytics.ts';
import { adminApplicationsRoute, applicationPrintRoute } from './admin/applications.ts';
import { adminClientRoute } from './admin/client.ts';
import { adminClientsRoute } from './admin/clients.ts';
import { adminContentRoute } from './admin/content.ts';
import { adminEmployeesRoute } from './admin/employees.ts';
import { adminGalleryRoute } from './admin/gallery.ts';
import { adminInboxRoute } from './admin/inbox.ts';
import { adminOutboxRoute } from './admin/outbox.ts';
import { adminQuestionsRoute } from './admin/questions.ts';
import { adminRetentionRoute } from './admin/retention.ts';
import { adminSettingsRoute } from './admin/settings.ts';
import { adminUsersRoute } from './admin/users.ts';
import { clientDashboardRoute, clientRoute } from './client/client.ts';
import { clientInvoicesRoute } from './client/invoices.ts';
import { clientProjectsRoute } from './client/projects.ts';
import { clientServicesRoute } from './client/services.ts';
import { employeeDashboardRoute, employeeRoute } from './employee/employee.ts';
import { employeeProfileRoute } from './employee/profile.ts';
import { employeeResourcesRoute } from './employee/resources.ts';
import { mailLinkRoutes } from './mail-link-routes.ts';
import { portalRoute } from './portal.ts';
import { publicLayoutRoute } from './public-layout.ts';
import { publicRoutes } from './public-tree.ts';
import { rootRoute } from './root.tsx';

/**
 * Every route. Whoever reads this in the browser adds the portals to the tree of the public pages: it is one object.
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
