import { router } from '../../init.ts';
import { announcementsRouter } from './announcements.ts';
import { applicationsRouter } from './applications.ts';
import { bookingsRouter } from './bookings.ts';
import { clientServicesRouter, clientsRouter, projectsRouter } from './clients.ts';
import { employeesRouter } from './employees.ts';
import { changeRequestsRouter, inboxRouter } from './inbox.ts';
import { invoicesRouter } from './invoices.ts';
import { mailsRouter } from './mails.ts';
import { newsRouter } from './news.ts';
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
import { retentionRouter } from './retention.ts';
import { settingsRouter } from './settings.ts';
import { usersRouter } from './users.ts';

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
