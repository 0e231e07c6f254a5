import { router } from '../../init.ts';
import { applicationsRouter } from './applications.ts';
import { clientServicesRouter, clientsRouter, invoicesRouter, projectsRouter } from './clients.ts';
import { employeesRouter, usersRouter } from './employees.ts';
import { bookingsRouter, changeRequestsRouter, inboxRouter, mailsRouter } from './inbox.ts';
import { announcementsRouter, newsRouter } from './news.ts';
import {
  activityRouter,
  analyticsRouter,
  launchRouter,
  overviewRouter,
  searchRouter,
} from './overview.ts';
import { imagesRouter, picturesRouter } from './pictures.ts';
import { questionsRouter } from './questions.ts';
import { resourcesRouter } from './resources.ts';
import { retentionRouter, settingsRouter } from './settings.ts';

/** Procedures of administrators, by domain; every one asks for that role. */
export const adminRouter = router({
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
});
