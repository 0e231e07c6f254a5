import * as client from '../../../../shared/contracts/client-admin.ts';
import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import * as invoice from '../../../../shared/contracts/invoice.ts';
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
  createInvoice,
  deleteDraft,
  updateInvoice,
} from '../../../services/invoices/edit-draft.ts';
import { listAllInvoices } from '../../../services/invoices/list-all-invoices.ts';
import { getInvoice, listInvoices } from '../../../services/invoices/list-invoices.ts';
import { findInvoiceMailing } from '../../../services/invoices/mail-invoice.ts';
import {
  creditInvoice,
  payInvoice,
  reopenInvoice,
  sendInvoice,
} from '../../../services/invoices/status-transitions.ts';
import {
  createProject,
  getProject,
  listProjects,
  postUpdate,
  updateProject,
} from '../../../services/projects/projects.ts';
import { adminMutation, adminQuery, router } from '../../init.ts';

export const invoicesRouter = router({
  list: adminQuery(invoice.listInvoicesInput, invoice.listInvoicesOutput, listInvoices),
  listAll: adminQuery(invoice.listAllInvoicesInput, invoice.listAllInvoicesOutput, listAllInvoices),
  get: adminQuery(byIdSchema, invoice.invoiceSchema, getInvoice),
  findMailing: adminQuery(byIdSchema, invoice.invoiceMailingSchema, findInvoiceMailing),
  create: adminMutation(invoice.createInvoiceInput, invoice.invoiceSchema, createInvoice),
  update: adminMutation(invoice.updateInvoiceInput, invoice.invoiceSchema, updateInvoice),
  deleteDraft: adminMutation(invoice.deleteDraftInput, okSchema, deleteDraft),
  send: adminMutation(invoice.sendInvoiceInput, invoice.invoiceSchema, sendInvoice),
  pay: adminMutation(invoice.payInvoiceInput, invoice.invoiceSchema, payInvoice),
  reopen: adminMutation(invoice.reopenInvoiceInput, invoice.invoiceSchema, reopenInvoice),
  credit: adminMutation(invoice.creditInvoiceInput, invoice.invoiceSchema, creditInvoice),
});

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
