import {
  clientDetailSchema,
  clientRecordSchema,
  createClientInput,
  eraseClientInput,
  eraseClientOutput,
  findSimilarClientsInput,
  listClientsInput,
  listClientsOutput,
  setAccountManagerInput,
  similarClientSchema,
  updateClientInput,
} from '../../../../shared/contracts/client-admin.ts';
import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import {
  adminProjectSchema,
  adminServiceSchema,
  byClientInput,
  createProjectInput,
  createServiceInput,
  postUpdateInput,
  projectSummarySchema,
  projectUpdateSchema,
  updateProjectInput,
  updateServiceInput,
} from '../../../../shared/contracts/project.ts';
import {
  createService,
  listServices,
  updateService,
} from '../../../services/clients/client-services.ts';
import {
  createClient,
  setAccountManager,
  updateClient,
} from '../../../services/clients/edit-client.ts';
import { eraseClient } from '../../../services/clients/erase-client.ts';
import {
  findSimilarClients,
  getClient,
  listClients,
} from '../../../services/clients/list-clients.ts';
import {
  createProject,
  getProject,
  listProjects,
  postUpdate,
  updateProject,
} from '../../../services/projects/projects.ts';
import { adminProcedure, router } from '../../init.ts';

export const clientServicesRouter = router({
  list: adminProcedure
    .input(byClientInput)
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

export const projectsRouter = router({
  list: adminProcedure
    .input(byClientInput)
    .output(projectSummarySchema.array())
    .query(({ ctx, input }) => listProjects(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(adminProjectSchema)
    .query(({ ctx, input }) => getProject(ctx, input)),

  create: adminProcedure
    .input(createProjectInput)
    .output(adminProjectSchema)
    .mutation(({ ctx, input }) => createProject(ctx, input)),

  update: adminProcedure
    .input(updateProjectInput)
    .output(adminProjectSchema)
    .mutation(({ ctx, input }) => updateProject(ctx, input)),

  postUpdate: adminProcedure
    .input(postUpdateInput)
    .output(projectUpdateSchema)
    .mutation(({ ctx, input }) => postUpdate(ctx, input)),
});

export const clientsRouter = router({
  list: adminProcedure
    .input(listClientsInput)
    .output(listClientsOutput)
    .query(({ ctx, input }) => listClients(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(clientDetailSchema)
    .query(({ ctx, input }) => getClient(ctx, input)),

  findSimilar: adminProcedure
    .input(findSimilarClientsInput)
    .output(similarClientSchema.array())
    .query(({ ctx, input }) => findSimilarClients(ctx, input)),

  create: adminProcedure
    .input(createClientInput)
    .output(clientRecordSchema)
    .mutation(({ ctx, input }) => createClient(ctx, input)),

  update: adminProcedure
    .input(updateClientInput)
    .output(clientRecordSchema)
    .mutation(({ ctx, input }) => updateClient(ctx, input)),

  erase: adminProcedure
    .input(eraseClientInput)
    .output(eraseClientOutput)
    .mutation(({ ctx, input }) => eraseClient(ctx, input)),

  setAccountManager: adminProcedure
    .input(setAccountManagerInput)
    .output(okSchema)
    .mutation(({ ctx, input }) => setAccountManager(ctx, input)),
});
