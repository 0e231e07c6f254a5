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
import { adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const resourcesRouter = router({
  list: adminQuery(listResourcesInput, listResourcesOutput, listResources),
  get: adminQuery(byIdSchema, resourceSchema, getResource),

  listAcknowledgements: adminQuery(
    listAcknowledgementsInput,
    listAcknowledgementsOutput,
    listAcknowledgements,
  ),

  beginFile: adminProcedure
    .output(beginDocumentOutput)
    .mutation(({ ctx }) => beginDocumentUpload(ctx)),

  create: adminMutation(createResourceInput, resourceSchema, createResource),
  update: adminMutation(updateResourceInput, resourceSchema, updateResource),
  addVersion: adminMutation(addResourceVersionInput, resourceSchema, addResourceVersion),
  archive: adminMutation(archiveResourceInput, resourceSchema, archiveResource),
  ...deletionProcedures(resourceDeletion),
});
