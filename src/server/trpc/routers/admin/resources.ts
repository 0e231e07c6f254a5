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
  resourceRecords,
} from '../../../services/resources/edit-resource.ts';
import { listAcknowledgements } from '../../../services/resources/list-acknowledgements.ts';
import { listResources } from '../../../services/resources/list-resources.ts';
import { beginDocumentUpload } from '../../../services/resources/resource-documents.ts';
import {
  adminMutation,
  adminProcedure,
  adminQuery,
  deletionProcedures,
  router,
} from '../../init.ts';

export const resourcesRouter = router({
  list: adminQuery(listResourcesInput, listResourcesOutput, listResources),
  get: adminQuery(byIdSchema, resourceSchema, resourceRecords.get),

  listAcknowledgements: adminQuery(
    listAcknowledgementsInput,
    listAcknowledgementsOutput,
    listAcknowledgements,
  ),

  beginFile: adminProcedure
    .output(beginDocumentOutput)
    .mutation(({ ctx }) => beginDocumentUpload(ctx)),

  create: adminMutation(createResourceInput, resourceSchema, resourceRecords.create),
  update: adminMutation(updateResourceInput, resourceSchema, resourceRecords.update),
  addVersion: adminMutation(addResourceVersionInput, resourceSchema, addResourceVersion),
  archive: adminMutation(archiveResourceInput, resourceSchema, archiveResource),
  ...deletionProcedures(resourceRecords),
});
