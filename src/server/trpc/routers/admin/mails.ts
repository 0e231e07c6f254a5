import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import {
  failedMailsSchema,
  listMailsInput,
  listMailsOutput,
  mailSchema,
} from '../../../../shared/contracts/mail.ts';
import { countFailedMails, getMail, listMails, resendMail } from '../../../services/mail/outbox.ts';
import { adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const mailsRouter = router({
  list: adminQuery(listMailsInput, listMailsOutput, listMails),
  get: adminQuery(byIdSchema, mailSchema, getMail),
  countFailed: adminProcedure.output(failedMailsSchema).query(({ ctx }) => countFailedMails(ctx)),
  resend: adminMutation(byIdSchema, mailSchema, resendMail),
});
