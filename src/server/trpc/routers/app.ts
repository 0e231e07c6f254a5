import { createCallerFactory, router } from '../init.ts';
import { activityRouter } from './admin/activity.ts';
import { analyticsRouter } from './admin/analytics.ts';
import { applicationsRouter } from './admin/applications.ts';
import { clientsRouter } from './admin/clients.ts';
import { employeesRouter } from './admin/employees.ts';
import { imagesRouter } from './admin/images.ts';
import { inboxRouter } from './admin/inbox.ts';
import { newsRouter } from './admin/news.ts';
import { overviewRouter } from './admin/overview.ts';
import { picturesRouter } from './admin/pictures.ts';
import { questionsRouter } from './admin/questions.ts';
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
    images: imagesRouter,
    pictures: picturesRouter,
    news: newsRouter,
    inbox: inboxRouter,
    analytics: analyticsRouter,
    activity: activityRouter,
    settings: settingsRouter,
    search: searchRouter,
  }),
  employee: employeeRouter,
  client: clientRouter,
});

/** The one server type the browser's code may import. */
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
