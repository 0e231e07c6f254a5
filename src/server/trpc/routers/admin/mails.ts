import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import {
  failedMailsSchema,
  listMailsInput,
  listMailsOutput,
  mailSchema,
} from '../../../../shared/contracts/mail.ts';
import { countFailedMails, getMail, listMails, resendMail } from '../../../services/mail/outbox.ts';
import { adminProcedure, router } from '../../init.ts';

export const mailsRouter = router({
  list: adminProcedure
    .input(listMailsInput)
    .output(listMailsOutput)
    .query(({ ctx, input }) => listMails(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(mailSchema)
    .query(({ ctx, input }) => getMail(ctx, input)),

  countFailed: adminProcedure.output(failedMailsSchema).query(({ ctx }) => countFailedMails(ctx)),

  resend: adminProcedure
    .input(byIdSchema)
    .output(mailSchema)
    .mutation(({ ctx, input }) => resendMail(ctx, input)),
});
