import type { Locale } from '../../../shared/contracts/common.ts';
import { idSchema } from '../../../shared/contracts/common.ts';
import type { NewsletterPurpose } from '../../../shared/contracts/newsletter.ts';
import { localizedPath } from '../../../shared/i18n/locale.ts';
import { NewsletterSubscriber } from '../../db/entities/newsletter-subscriber.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { sign, verifySignature } from '../secrets.ts';

/** How long an address can be confirmed by the link of one mail; the mail says so. */
const confirmableMs = 30 * 86_400_000;

type Context = Pick<ServiceContext, 'secrets' | 'siteUrl'>;

const textOf = (purpose: NewsletterPurpose, id: string, until: string) =>
  `newsletter:${purpose}:${id}:${until}`;

/** The link of a mail by which an address is confirmed, or taken off the list; the latter is good for ever. */
export function newsletterUrl(
  ctx: Context,
  purpose: NewsletterPurpose,
  { id, locale }: { id: string; locale: Locale },
): string {
  const until = purpose === 'confirm' ? (Date.now() + confirmableMs).toString(36) : '0';
  const signature = sign(ctx.secrets.newsletter, textOf(purpose, id, until));
  const url = new URL(localizedPath(`/newsletter/${purpose}`, locale), ctx.siteUrl);
  url.searchParams.set('token', `${id}.${until}.${signature}`);
  return url.href;
}

/** Whose link it is; null for one that is made up, has run out, is for something else, or of an address that is gone. */
export async function findLinkedSubscriber(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'secrets'>,
  purpose: NewsletterPurpose,
  token: string,
): Promise<NewsletterSubscriber | null> {
  const [id = '', until = '', signature = ''] = token.split('.');
  const isOurs = verifySignature(ctx.secrets.newsletter, textOf(purpose, id, until), signature);
  if (!isOurs || !idSchema.safeParse(id).success) return null;
  if (until !== '0' && Number.parseInt(until, 36) < Date.now()) return null;
  return em.findOne(NewsletterSubscriber, { id });
}
