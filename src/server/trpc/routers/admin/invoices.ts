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
import { adminProcedure, router } from '../../init.ts';

export const invoicesRouter = router({
  list: adminProcedure
    .input(listInvoicesInput)
    .output(listInvoicesOutput)
    .query(({ ctx, input }) => listInvoices(ctx, input)),

  listAll: adminProcedure
    .input(listAllInvoicesInput)
    .output(listAllInvoicesOutput)
    .query(({ ctx, input }) => listAllInvoices(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(invoiceSchema)
    .query(({ ctx, input }) => getInvoice(ctx, input)),

  create: adminProcedure
    .input(createInvoiceInput)
    .output(invoiceSchema)
    .mutation(({ ctx, input }) => createInvoice(ctx, input)),

  update: adminProcedure
    .input(updateInvoiceInput)
    .output(invoiceSchema)
    .mutation(({ ctx, input }) => updateInvoice(ctx, input)),

  deleteDraft: adminProcedure
    .input(deleteDraftInput)
    .output(okSchema)
    .mutation(({ ctx, input }) => deleteDraft(ctx, input)),

  send: adminProcedure
    .input(sendInvoiceInput)
    .output(invoiceSchema)
    .mutation(({ ctx, input }) => sendInvoice(ctx, input)),

  pay: adminProcedure
    .input(payInvoiceInput)
    .output(invoiceSchema)
    .mutation(({ ctx, input }) => payInvoice(ctx, input)),

  reopen: adminProcedure
    .input(reopenInvoiceInput)
    .output(invoiceSchema)
    .mutation(({ ctx, input }) => reopenInvoice(ctx, input)),

  credit: adminProcedure
    .input(creditInvoiceInput)
    .output(invoiceSchema)
    .mutation(({ ctx, input }) => creditInvoice(ctx, input)),
});
