import { sessionUserSchema } from '../../../shared/contracts/auth.ts';
import { ownChangeRequestSchema } from '../../../shared/contracts/change-request.ts';
import {
  clientDashboardSchema,
  clientServicesSchema,
  requestChangeInput,
} from '../../../shared/contracts/client-portal.ts';
import { byIdSchema } from '../../../shared/contracts/fields.ts';
import {
  issuedInvoiceSchema,
  listIssuedInput,
  listIssuedOutput,
} from '../../../shared/contracts/invoice.ts';
import { projectSchema, projectSummarySchema } from '../../../shared/contracts/project.ts';
import { getUser } from '../../services/accounts/login.ts';
import { getDashboard } from '../../services/client-portal/client-dashboard.ts';
import { listOwnServices, requestChange } from '../../services/client-portal/own-services.ts';
import { getOwnInvoice, listOwnInvoices } from '../../services/invoices/list-invoices.ts';
import { getOwnProject, listOwnProjects } from '../../services/projects/projects.ts';
import { clientProcedure, router } from '../init.ts';

/** The client portal: whose records these are is decided by who is signed in, never by what is sent. */
export const clientRouter = router({
  getAccount: clientProcedure.output(sessionUserSchema).query(({ ctx }) => getUser(ctx)),

  getDashboard: clientProcedure
    .output(clientDashboardSchema.nullable())
    .query(({ ctx }) => getDashboard(ctx)),

  listServices: clientProcedure
    .output(clientServicesSchema)
    .query(({ ctx }) => listOwnServices(ctx)),

  requestChange: clientProcedure
    .input(requestChangeInput)
    .output(ownChangeRequestSchema)
    .mutation(({ ctx, input }) => requestChange(ctx, input)),

  listProjects: clientProcedure
    .output(projectSummarySchema.array())
    .query(({ ctx }) => listOwnProjects(ctx)),

  getProject: clientProcedure
    .input(byIdSchema)
    .output(projectSchema)
    .query(({ ctx, input }) => getOwnProject(ctx, input)),

  listInvoices: clientProcedure
    .input(listIssuedInput)
    .output(listIssuedOutput)
    .query(({ ctx, input }) => listOwnInvoices(ctx, input)),

  getInvoice: clientProcedure
    .input(byIdSchema)
    .output(issuedInvoiceSchema)
    .query(({ ctx, input }) => getOwnInvoice(ctx, input)),
});
