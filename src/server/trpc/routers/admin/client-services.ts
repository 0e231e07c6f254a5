import {
  adminServiceSchema,
  createServiceInput,
  ofClientInput,
  updateServiceInput,
} from '../../../../shared/contracts/client-service.ts';
import { createService, listServices, updateService } from '../../../services/clients/client-services.ts';
import { adminProcedure, router } from '../../init.ts';

export const clientServicesRouter = router({
  list: adminProcedure
    .input(ofClientInput)
    .output(adminServiceSchema.array())
    .query(({ ctx, input }) => listServices(ctx, input)),

  create: adminProcedure
    .input(createServiceInput)
    .output(adminServiceSchema)
    .mutation(({ ctx, input }) => createService(ctx, input)),

  update: adminProcedure
    .input(updateServiceInput)
    .output(adminServiceSchema)
    .mutation(({ ctx, input }) => updateService(ctx, input)),
});
