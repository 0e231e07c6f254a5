import type { MailTransport } from '../services/mail/transport.ts';
import type { Metrics } from './create-metrics.ts';

/** The same transport, with every try to hand a mail over counted. */
export function measureMail(
  transport: MailTransport,
  metrics: Pick<Metrics, 'mailed'>,
): MailTransport {
  return {
    ...transport,
    send: async (mail) => {
      try {
        const delivery = await transport.send(mail);
        metrics.mailed(delivery.kind === 'server' ? 'sent' : 'kept');
        return delivery;
      } catch (error) {
        metrics.mailed('failed');
        throw error;
      }
    },
  };
}
