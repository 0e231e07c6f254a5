import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import {
  createInvoiceInput,
  creditInvoiceInput,
  deleteDraftInput,
  invoiceSchema,
  listAllInvoicesInput,
  listAllInvoicesOutput,
  listInvoicesInput,
  listInvoicesOutput,
  payInvoiceInput,
  reopenInvoiceInput,
  sendInvoiceInput,
  updateInvoiceInput,
} from '../../../../shared/contracts/invoice.ts';
import {
  createInvoice,
  deleteDraft,
  updateInvoice,
} from '../../../services/invoices/edit-draft.ts';
import { listAllInvoices } from '../../../services/invoices/list-all-invoices.ts';
import { getInvoice, listInvoices } from '../../../services/invoices/list-invoices.ts';
import {
  creditInvoice,
  payInvoice,
  reopenInvoice,
  sendInvoice,
} from '../../../services/invoices/status-transitions.ts';
import { adminMutation, adminQuery, router } from '../../init.ts';

export const invoicesRouter = router({
  list: adminQuery(listInvoicesInput, listInvoicesOutput, listInvoices),
  listAll: adminQuery(listAllInvoicesInput, listAllInvoicesOutput, listAllInvoices),
  get: adminQuery(byIdSchema, invoiceSchema, getInvoice),
  create: adminMutation(createInvoiceInput, invoiceSchema, createInvoice),
  update: adminMutation(updateInvoiceInput, invoiceSchema, updateInvoice),
  deleteDraft: adminMutation(deleteDraftInput, okSchema, deleteDraft),
  send: adminMutation(sendInvoiceInput, invoiceSchema, sendInvoice),
  pay: adminMutation(payInvoiceInput, invoiceSchema, payInvoice),
  reopen: adminMutation(reopenInvoiceInput, invoiceSchema, reopenInvoice),
  credit: adminMutation(creditInvoiceInput, invoiceSchema, creditInvoice),
});
