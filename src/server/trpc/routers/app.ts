import { createCallerFactory, router } from '../init.ts';
import { adminRouter } from './admin/admin.ts';
import { careersRouter } from './careers.ts';
import { clientRouter } from './client.ts';
import { employeeRouter } from './employee.ts';
import { galleryRouter } from './gallery.ts';
import { publicRouter } from './public/public.ts';

export const appRouter = router({
  public: publicRouter,
  careers: careersRouter,
  gallery: galleryRouter,
  admin: adminRouter,
  employee: employeeRouter,
  client: clientRouter,
});

/** The one server type the browser's code may import. */
export type AppRouter = typeof appRouter;

export const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;
