import { createCallerFactory, router } from '../init.ts';
import { activityRouter } from './admin/activity.ts';
import { analyticsRouter } from './admin/analytics.ts';
import { announcementsRouter } from './admin/announcements.ts';
import { applicationsRouter } from './admin/applications.ts';
import { bookingsRouter } from './admin/bookings.ts';
import { changeRequestsRouter } from './admin/change-requests.ts';
import { clientServicesRouter } from './admin/client-services.ts';
import { clientsRouter } from './admin/clients.ts';
import { employeesRouter } from './admin/employees.ts';
import { imagesRouter } from './admin/images.ts';
import { inboxRouter } from './admin/inbox.ts';
import { invoicesRouter } from './admin/invoices.ts';
import { launchRouter } from './admin/launch.ts';
import { mailsRouter } from './admin/mails.ts';
import { newsRouter } from './admin/news.ts';
import { overviewRouter } from './admin/overview.ts';
import { picturesRouter } from './admin/pictures.ts';
import { projectsRouter } from './admin/projects.ts';
import { questionsRouter } from './admin/questions.ts';
import { resourcesRouter } from './admin/resources.ts';
import { retentionRouter } from './admin/retention.ts';
import { searchRouter } from './admin/search.ts';
import { settingsRouter } from './admin/settings.ts';
import { usersRouter } from './admin/users.ts';
import { careersRouter } from './careers.ts';
import { clientRouter } from './client.ts';
import { employeeRouter } from './employee.ts';
import { galleryRouter } from './gallery.ts';
import { publicRouter } from './public.ts';

export const appRouter = router({
  public: publicRouter,
  careers: careersRouter,
  gallery: galleryRouter,
  admin: router({
    overview: overviewRouter,
    applications: applicationsRouter,
    questions: questionsRouter,
    users: usersRouter,
    employees: employeesRouter,
    clients: clientsRouter,
    clientServices: clientServicesRouter,
    projects: projectsRouter,
    invoices: invoicesRouter,
    changeRequests: changeRequestsRouter,
    images: imagesRouter,
    pictures: picturesRouter,
    news: newsRouter,
    announcements: announcementsRouter,
    resources: resourcesRouter,
    inbox: inboxRouter,
    bookings: bookingsRouter,
    mails: mailsRouter,
    analytics: analyticsRouter,
    activity: activityRouter,
    retention: retentionRouter,
    settings: settingsRouter,
    launch: launchRouter,
    search: searchRouter,
  }),
  employee: employeeRouter,
  client: clientRouter,
});

/** The one server type the browser's code may import. */
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
