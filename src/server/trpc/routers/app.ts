import {
  listEmployeeAnnouncementsInput,
  listEmployeeAnnouncementsOutput,
} from '../../../shared/contracts/announcement.ts';
import { sessionUserSchema } from '../../../shared/contracts/auth.ts';
import { ownChangeRequestSchema } from '../../../shared/contracts/change-request.ts';
import {
  clientDashboardSchema,
  clientServicesSchema,
  requestChangeInput,
} from '../../../shared/contracts/client-portal.ts';
import {
  employeeDashboardSchema,
  getOwnProfileOutput,
  listOwnRequestsOutput,
  ownProfileSchema,
  requestIdChangeInput,
  updateOwnProfileInput,
} from '../../../shared/contracts/employee-portal.ts';
import { byIdSchema } from '../../../shared/contracts/fields.ts';
import {
  galleryItemSchema,
  likeInput,
  likeOutput,
  listGalleryInput,
} from '../../../shared/contracts/gallery.ts';
import {
  issuedInvoiceSchema,
  listIssuedInput,
  listIssuedOutput,
} from '../../../shared/contracts/invoice.ts';
import {
  beginImageOutput,
  storeImageInput,
  storeImageOutput,
} from '../../../shared/contracts/picture.ts';
import { projectSchema, projectSummarySchema } from '../../../shared/contracts/project.ts';
import {
  acknowledgeResourceInput,
  employeeResourceSchema,
  listEmployeeResourcesInput,
  listEmployeeResourcesOutput,
} from '../../../shared/contracts/resource.ts';
import { getUser } from '../../services/accounts/login.ts';
import { listEmployeeAnnouncements } from '../../services/announcements/list-announcements.ts';
import { getDashboard } from '../../services/client-portal/client-dashboard.ts';
import { listOwnServices, requestChange } from '../../services/client-portal/own-services.ts';
import { getEmployeeDashboard } from '../../services/employee-portal/employee-dashboard.ts';
import {
  getOwnProfile,
  listOwnRequests,
  requestGovernmentIdChange,
  updateOwnProfile,
} from '../../services/employee-portal/own-profile.ts';
import { takeDownOwnProfile } from '../../services/employee-portal/take-down-own-profile.ts';
import {
  likeItem,
  listGallery,
  listLikes,
  unlikeItem,
} from '../../services/gallery/public-gallery.ts';
import { beginImageUpload, storeReceivedImage } from '../../services/images/store-image.ts';
import { getOwnInvoice, listOwnInvoices } from '../../services/invoices/list-invoices.ts';
import { getOwnProject, listOwnProjects } from '../../services/projects/projects.ts';
import {
  acknowledgeResource,
  listEmployeeResources,
} from '../../services/resources/employee-resources.ts';
import {
  cacheAnswer,
  cachedProcedure,
  clientProcedure,
  createCallerFactory,
  employeeProcedure,
  publicProcedure,
  router,
  withEntityManager,
} from '../init.ts';
import { announcementsRouter } from './admin/announcements.ts';
import { applicationsRouter } from './admin/applications.ts';
import { bookingsRouter } from './admin/bookings.ts';
import { clientServicesRouter, clientsRouter, projectsRouter } from './admin/clients.ts';
import { employeesRouter } from './admin/employees.ts';
import { changeRequestsRouter, inboxRouter } from './admin/inbox.ts';
import { invoicesRouter } from './admin/invoices.ts';
import { mailsRouter } from './admin/mails.ts';
import { newsRouter } from './admin/news.ts';
import {
  activityRouter,
  analyticsRouter,
  launchRouter,
  overviewRouter,
  searchRouter,
} from './admin/overview.ts';
import { imagesRouter, picturesRouter } from './admin/pictures.ts';
import { questionsRouter } from './admin/questions.ts';
import { resourcesRouter } from './admin/resources.ts';
import { retentionRouter } from './admin/retention.ts';
import { settingsRouter } from './admin/settings.ts';
import { usersRouter } from './admin/users.ts';
import { careersRouter } from './careers.ts';
import { publicRouter } from './public.ts';

/** The client portal: whose records these are is decided by who is signed in, never by what is sent. */
const clientRouter = router({
  getAccount: clientProcedure.output(sessionUserSchema).query(({ ctx }) => getUser(ctx)),

  getDashboard: clientProcedure
    .output(clientDashboardSchema.nullable())
    .query(({ ctx }) => getDashboard(ctx)),

  listServices: clientProcedure
    .output(clientServicesSchema)
    .query(({ ctx }) => listOwnServices(ctx)),

  requestChange: clientProcedure
    .input(requestChangeInput)
    .output(ownChangeRequestSchema)
    .mutation(({ ctx, input }) => requestChange(ctx, input)),

  listProjects: clientProcedure
    .output(projectSummarySchema.array())
    .query(({ ctx }) => listOwnProjects(ctx)),

  getProject: clientProcedure
    .input(byIdSchema)
    .output(projectSchema)
    .query(({ ctx, input }) => getOwnProject(ctx, input)),

  listInvoices: clientProcedure
    .input(listIssuedInput)
    .output(listIssuedOutput)
    .query(({ ctx, input }) => listOwnInvoices(ctx, input)),

  getInvoice: clientProcedure
    .input(byIdSchema)
    .output(issuedInvoiceSchema)
    .query(({ ctx, input }) => getOwnInvoice(ctx, input)),
});

const employeeRouter = router({
  getAccount: employeeProcedure.output(sessionUserSchema).query(({ ctx }) => getUser(ctx)),

  getDashboard: employeeProcedure
    .output(employeeDashboardSchema)
    .query(({ ctx }) => getEmployeeDashboard(ctx)),

  listAnnouncements: employeeProcedure
    .input(listEmployeeAnnouncementsInput)
    .output(listEmployeeAnnouncementsOutput)
    .query(({ ctx, input }) => listEmployeeAnnouncements(ctx, input)),

  listResources: employeeProcedure
    .input(listEmployeeResourcesInput)
    .output(listEmployeeResourcesOutput)
    .query(({ ctx, input }) => listEmployeeResources(ctx, input)),

  acknowledgeResource: employeeProcedure
    .input(acknowledgeResourceInput)
    .output(employeeResourceSchema)
    .mutation(({ ctx, input }) => acknowledgeResource(ctx, input)),

  getProfile: employeeProcedure.output(getOwnProfileOutput).query(({ ctx }) => getOwnProfile(ctx)),

  updateProfile: employeeProcedure
    .input(updateOwnProfileInput)
    .output(ownProfileSchema)
    .mutation(({ ctx, input }) => updateOwnProfile(ctx, input)),

  takeDownProfile: employeeProcedure
    .output(ownProfileSchema)
    .mutation(({ ctx }) => takeDownOwnProfile(ctx)),

  requestIdChange: employeeProcedure
    .input(requestIdChangeInput)
    .output(ownChangeRequestSchema)
    .mutation(({ ctx, input }) => requestGovernmentIdChange(ctx, input)),

  listRequests: employeeProcedure
    .output(listOwnRequestsOutput)
    .query(({ ctx }) => listOwnRequests(ctx)),

  images: router({
    begin: employeeProcedure.output(beginImageOutput).mutation(() => beginImageUpload()),

    store: employeeProcedure
      .input(storeImageInput)
      .output(storeImageOutput)
      .mutation(({ ctx, input }) => storeReceivedImage(ctx, input)),
  }),
});

/** Somebody who goes through the whole gallery and back stays far below. */
const likeLimit = { limit: 600, windowSeconds: 900 };

const galleryRouter = router({
  list: cachedProcedure
    .input(listGalleryInput)
    .use(async ({ ctx, path, input: { sessionId }, next }) => {
      if (sessionId === undefined) return cacheAnswer(ctx, path, next);
      const likes = await listLikes(ctx, sessionId);
      return cacheAnswer(ctx, [path, ...likes].join(' '), () => next({ ctx: { likes } }));
    })
    .use(withEntityManager)
    .output(galleryItemSchema.array())
    .query(({ ctx }) => listGallery(ctx, ctx.likes ?? [])),

  like: publicProcedure
    .meta({ limit: likeLimit, invalidatesCache: true })
    .input(likeInput)
    .output(likeOutput)
    .mutation(({ ctx, input }) => likeItem(ctx, input)),

  unlike: publicProcedure
    .meta({ limit: likeLimit, invalidatesCache: true })
    .input(likeInput)
    .output(likeOutput)
    .mutation(({ ctx, input }) => unlikeItem(ctx, input)),
});

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
