import * as client from '../../../../shared/contracts/client-admin.ts';
import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import * as project from '../../../../shared/contracts/project.ts';
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
  list: adminQuery(project.byClientInput, project.adminServiceSchema.array(), listServices),
  create: adminMutation(project.createServiceInput, project.adminServiceSchema, createService),
  update: adminMutation(project.updateServiceInput, project.adminServiceSchema, updateService),
});

export const projectsRouter = router({
  list: adminQuery(project.byClientInput, project.projectSummarySchema.array(), listProjects),
  get: adminQuery(byIdSchema, project.adminProjectSchema, getProject),
  create: adminMutation(project.createProjectInput, project.adminProjectSchema, createProject),
  update: adminMutation(project.updateProjectInput, project.adminProjectSchema, updateProject),
  postUpdate: adminMutation(project.postUpdateInput, project.projectUpdateSchema, postUpdate),
});

export const clientsRouter = router({
  list: adminQuery(client.listClientsInput, client.listClientsOutput, listClients),
  get: adminQuery(byIdSchema, client.clientDetailSchema, getClient),
  findSimilar: adminQuery(
    client.findSimilarClientsInput,
    client.similarClientSchema.array(),
    findSimilarClients,
  ),
  create: adminMutation(client.createClientInput, client.clientRecordSchema, createClient),
  update: adminMutation(client.updateClientInput, client.clientRecordSchema, updateClient),
  erase: adminMutation(client.eraseClientInput, client.eraseClientOutput, eraseClient),
  setAccountManager: adminMutation(client.setAccountManagerInput, okSchema, setAccountManager),
});
