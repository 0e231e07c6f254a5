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
import {
  listOwnServices,
  requestChange,
  withdrawRequest,
} from '../../services/client-portal/own-services.ts';
import { getOwnInvoice, listOwnInvoices } from '../../services/invoices/list-invoices.ts';
import { getOwnProject, listOwnProjects } from '../../services/projects/projects.ts';
import { clientMutation, clientProcedure, clientQuery, router } from '../init.ts';

/** The client portal: whose records these are is decided by who is signed in, never by what is sent. */
export const clientRouter = router({
  getAccount: clientProcedure.output(sessionUserSchema).query(({ ctx }) => getUser(ctx)),

  getDashboard: clientProcedure
    .output(clientDashboardSchema.nullable())
    .query(({ ctx }) => getDashboard(ctx)),

  listServices: clientProcedure
    .output(clientServicesSchema)
    .query(({ ctx }) => listOwnServices(ctx)),

  requestChange: clientMutation(requestChangeInput, ownChangeRequestSchema, requestChange),
  withdrawRequest: clientMutation(byIdSchema, ownChangeRequestSchema, withdrawRequest),

  listProjects: clientProcedure
    .output(projectSummarySchema.array())
    .query(({ ctx }) => listOwnProjects(ctx)),

  getProject: clientQuery(byIdSchema, projectSchema, getOwnProject),
  listInvoices: clientQuery(listIssuedInput, listIssuedOutput, listOwnInvoices),
  getInvoice: clientQuery(byIdSchema, issuedInvoiceSchema, getOwnInvoice),
});
