import type { FoundLine } from '../../../shared/contracts/launch.ts';
import { isInvented } from '../../../shared/domain/is-invented.ts';
import type { ServiceContext } from '../context.ts';

type Context = Pick<
  ServiceContext,
  'serverFacts' | 'publicUrl' | 'siteUrl' | 'mail' | 'exchangeRates'
>;

/** Whether the server is set up for the public, by its environment; of secrets only whether there is one. */
export function checkServer(ctx: Context): FoundLine[] {
  const { serverFacts, publicUrl, siteUrl, mail } = ctx;
  const isBehindTls = publicUrl?.startsWith('https:') ?? false;
  return [
    { id: 'mail-server', isDone: mail.host !== null, host: mail.host },
    { id: 'mail-sender', isDone: !isInvented(mail.from), from: mail.from },
    { id: 'database', isDone: !serverFacts.isEmbedded },
    { id: 'public-url', isDone: isBehindTls, isSet: publicUrl !== undefined, url: siteUrl },
    { id: 'session-secret', isDone: serverFacts.hasOwnSecret },
    {
      id: 'trust-proxy',
      isDone: serverFacts.trustedProxies > 0,
      proxies: serverFacts.trustedProxies,
      isBehindTls,
    },
    {
      id: 'exchange-rates',
      isDone: ctx.exchangeRates.current() !== null,
      host: serverFacts.ratesHost,
    },
  ];
}
