import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import {
  addResourceVersionInput,
  archiveResourceInput,
  beginDocumentOutput,
  createResourceInput,
  listAcknowledgementsInput,
  listAcknowledgementsOutput,
  listResourcesInput,
  listResourcesOutput,
  resourceSchema,
  updateResourceInput,
} from '../../../../shared/contracts/resource.ts';
import {
  addResourceVersion,
  archiveResource,
  createResource,
  resourceDeletion,
  updateResource,
} from '../../../services/resources/edit-resource.ts';
import { listAcknowledgements } from '../../../services/resources/list-acknowledgements.ts';
import { getResource, listResources } from '../../../services/resources/list-resources.ts';
import { beginDocumentUpload } from '../../../services/resources/resource-documents.ts';
import { deletionProcedures } from '../../deletion-procedures.ts';
import { adminProcedure, router } from '../../init.ts';

export const resourcesRouter = router({
  list: adminProcedure
    .input(listResourcesInput)
    .output(listResourcesOutput)
    .query(({ ctx, input }) => listResources(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(resourceSchema)
    .query(({ ctx, input }) => getResource(ctx, input)),

  listAcknowledgements: adminProcedure
    .input(listAcknowledgementsInput)
    .output(listAcknowledgementsOutput)
    .query(({ ctx, input }) => listAcknowledgements(ctx, input)),

  beginFile: adminProcedure
    .output(beginDocumentOutput)
    .mutation(({ ctx }) => beginDocumentUpload(ctx)),

  create: adminProcedure
    .input(createResourceInput)
    .output(resourceSchema)
    .mutation(({ ctx, input }) => createResource(ctx, input)),

  update: adminProcedure
    .input(updateResourceInput)
    .output(resourceSchema)
    .mutation(({ ctx, input }) => updateResource(ctx, input)),

  addVersion: adminProcedure
    .input(addResourceVersionInput)
    .output(resourceSchema)
    .mutation(({ ctx, input }) => addResourceVersion(ctx, input)),

  archive: adminProcedure
    .input(archiveResourceInput)
    .output(resourceSchema)
    .mutation(({ ctx, input }) => archiveResource(ctx, input)),

  ...deletionProcedures(resourceDeletion),
});
