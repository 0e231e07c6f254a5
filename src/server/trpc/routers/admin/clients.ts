import {
  clientDetailSchema,
  clientRecordSchema,
  createClientInput,
  findSimilarClientsInput,
  listClientsInput,
  listClientsOutput,
  setAccountManagerInput,
  similarClientSchema,
  updateClientInput,
} from '../../../../shared/contracts/client-record.ts';
import { byIdSchema, okSchema } from '../../../../shared/contracts/common.ts';
import { createClient, setAccountManager, updateClient } from '../../../services/clients/edit-client.ts';
import { findSimilarClients, getClient, listClients } from '../../../services/clients/list-clients.ts';
import { adminProcedure, router } from '../../init.ts';

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

  setAccountManager: adminProcedure
    .input(setAccountManagerInput)
    .output(okSchema)
    .mutation(({ ctx, input }) => setAccountManager(ctx, input)),
});
