import { company } from '../../../shared/content/company.ts';
import type { SendTestMailInput, SendTestMailOutput } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { mailErrorCode } from './mail-error.ts';
import type { Mail, MailTransport } from './open-transport.ts';

const { brand } = company;

/** The short mail itself, in both languages. */
function testMail(to: string): Mail {
  return {
    to,
    subject: m.settings_mail_subject({ brand }, { locale: 'en' }),
    text: [
      m.settings_mail_body({ brand }, { locale: 'en' }),
      m.settings_mail_body({ brand }, { locale: 'de' }),
    ].join('\n\n--\n\n'),
  };
}

async function deliver(mail: MailTransport, to: string): Promise<SendTestMailOutput> {
  try {
    const delivery = await mail.send(testMail(to));
    return delivery.kind === 'file'
      ? { outcome: 'kept', file: delivery.file }
      : { outcome: 'sent', host: delivery.host };
  } catch (error) {
    return { outcome: 'failed', host: mail.host, code: mailErrorCode(error).code };
  }
}

/** Sends a short mail in both languages and says what became of it; that somebody tried is noted either way. */
export async function sendTestMail(
  ctx: ServiceContext,
  { to }: SendTestMailInput,
): Promise<SendTestMailOutput> {
  const result = await deliver(ctx.mail, to);
  if (result.outcome === 'failed') {
    ctx.log.warn({ host: result.host, code: result.code }, 'a test mail failed');
  }
  recordEvent(ctx.em, ctx, { action: 'setting.mail-test', subjectLabel: to });
  await ctx.em.flush();
  return result;
}
