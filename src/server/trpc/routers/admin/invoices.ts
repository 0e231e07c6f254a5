import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import * as invoice from '../../../../shared/contracts/invoice.ts';
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
  list: adminQuery(invoice.listInvoicesInput, invoice.listInvoicesOutput, listInvoices),
  listAll: adminQuery(invoice.listAllInvoicesInput, invoice.listAllInvoicesOutput, listAllInvoices),
  get: adminQuery(byIdSchema, invoice.invoiceSchema, getInvoice),
  create: adminMutation(invoice.createInvoiceInput, invoice.invoiceSchema, createInvoice),
  update: adminMutation(invoice.updateInvoiceInput, invoice.invoiceSchema, updateInvoice),
  deleteDraft: adminMutation(invoice.deleteDraftInput, okSchema, deleteDraft),
  send: adminMutation(invoice.sendInvoiceInput, invoice.invoiceSchema, sendInvoice),
  pay: adminMutation(invoice.payInvoiceInput, invoice.invoiceSchema, payInvoice),
  reopen: adminMutation(invoice.reopenInvoiceInput, invoice.invoiceSchema, reopenInvoice),
  credit: adminMutation(invoice.creditInvoiceInput, invoice.invoiceSchema, creditInvoice),
});
