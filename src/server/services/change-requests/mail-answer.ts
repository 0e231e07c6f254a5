import type { ChangeRequest } from '../../db/entities/change-request.ts';
import type { User } from '../../db/entities/user.ts';
import type { EntityManager } from '../../db/orm.ts';
import type { ServiceContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { requestAnswered } from '../mail/templates/request-answered.ts';

/** Whether whoever asked still belongs to the company or the profile that the request is about. */
function belongsTo(user: User, { client, employee }: ChangeRequest): boolean {
  if (client) return user.role === 'client' && user.client?.id === client.id;
  return employee != null && user.role === 'employee' && user.employee?.id === employee.id;
}

/** Where the answer stands in the portal; null where that is closed. */
function pageOf({ client }: ChangeRequest): string | null {
  if (!client) return '/employee/profile';
  return client.status === 'active' ? '/client/services' : null;
}

/**
 * Leaves a mail with the answer to whoever asked, in the running transaction; to nobody whose account is gone or closed,
 * or belongs elsewhere by now: such people do not see the answer in the portal either. The request must have been
 * answered, with `client` and `requestedBy` loaded.
 */
export async function mailAnswer(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'siteUrl'>,
  request: ChangeRequest,
  { answer }: { answer: string | null },
): Promise<void> {
  const { id, status, client, requestedBy, subjectLabel, createdAt } = request;
  if (status === 'open' || !requestedBy?.isActive || !belongsTo(requestedBy, request)) return;
  const page = pageOf(request);
  const locale = requestedBy.locale ?? client?.locale ?? 'en';
  await queueMail(em, ctx, {
    kind: 'request-answered',
    to: requestedBy.email,
    locale,
    content: requestAnswered(locale, {
      status,
      about: subjectLabel ?? null,
      askedAt: createdAt,
      answer,
      url: page === null ? null : new URL(page, ctx.siteUrl).href,
    }),
    aboutId: id,
  });
}
