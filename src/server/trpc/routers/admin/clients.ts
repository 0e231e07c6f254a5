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
import { adminMutation, adminQuery, router } from '../../init.ts';

export const clientServicesRouter = router({
  list: adminQuery(byClientInput, adminServiceSchema.array(), listServices),
  create: adminMutation(createServiceInput, adminServiceSchema, createService),
  update: adminMutation(updateServiceInput, adminServiceSchema, updateService),
});

export const projectsRouter = router({
  list: adminQuery(byClientInput, projectSummarySchema.array(), listProjects),
  get: adminQuery(byIdSchema, adminProjectSchema, getProject),
  create: adminMutation(createProjectInput, adminProjectSchema, createProject),
  update: adminMutation(updateProjectInput, adminProjectSchema, updateProject),
  postUpdate: adminMutation(postUpdateInput, projectUpdateSchema, postUpdate),
});

export const clientsRouter = router({
  list: adminQuery(listClientsInput, listClientsOutput, listClients),
  get: adminQuery(byIdSchema, clientDetailSchema, getClient),
  findSimilar: adminQuery(findSimilarClientsInput, similarClientSchema.array(), findSimilarClients),
  create: adminMutation(createClientInput, clientRecordSchema, createClient),
  update: adminMutation(updateClientInput, clientRecordSchema, updateClient),
  erase: adminMutation(eraseClientInput, eraseClientOutput, eraseClient),
  setAccountManager: adminMutation(setAccountManagerInput, okSchema, setAccountManager),
});
