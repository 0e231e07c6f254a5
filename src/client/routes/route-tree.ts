import { adminDashboardRoute, adminRoute } from './admin/admin.ts';
import { adminApplicationsRoute } from './admin/applications.ts';
import { adminQuestionsRoute } from './admin/questions.ts';
import { careersRoute } from './careers.ts';
import { clientRoute } from './client.ts';
import { employeeRoute } from './employee.ts';
import { homeRoute } from './home.ts';
import { impressumRoute } from './impressum.ts';
import { portalRoute } from './portal.ts';
import { privacyPolicyRoute } from './privacy-policy.ts';
import { publicLayoutRoute } from './public-layout.ts';
import { rootRoute } from './root.tsx';

export const routeTree = rootRoute.addChildren([
  publicLayoutRoute.addChildren([homeRoute, careersRoute, privacyPolicyRoute, impressumRoute]),
  portalRoute.addChildren([
    adminRoute.addChildren([adminDashboardRoute, adminApplicationsRoute, adminQuestionsRoute]),
    employeeRoute,
    clientRoute,
  ]),
]);
