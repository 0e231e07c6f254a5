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
import { adminQuestionsRoute } from './admin/questions.ts';
import { adminSettingsRoute } from './admin/settings.ts';
import { adminUsersRoute } from './admin/users.ts';
import { clientRoute } from './client.ts';
import { employeeRoute } from './employee.ts';
import { portalRoute } from './portal.ts';
import { publicBranch } from './public-tree.ts';
import { rootRoute } from './root.tsx';

/**
 * Every route. Whoever reads this in the browser adds the portals to the tree of the public pages: it is one object.
 */
export const routeTree = rootRoute.addChildren([
  publicBranch,
  applicationPrintRoute,
  portalRoute.addChildren([
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
    ]),
    employeeRoute,
    clientRoute,
  ]),
]);
