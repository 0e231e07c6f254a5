import { createCallerFactory, router } from '../init.ts';
import { applicationsRouter } from './admin/applications.ts';
import { overviewRouter } from './admin/overview.ts';
import { questionsRouter } from './admin/questions.ts';
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
  }),
  employee: employeeRouter,
  client: clientRouter,
});

/** The one server type the browser's code may import. */
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
