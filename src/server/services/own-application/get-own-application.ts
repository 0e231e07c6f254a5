import type {
  ApplicationKey,
  OwnApplicationOutput,
} from '../../../shared/contracts/own-application.ts';
import { Application } from '../../db/entities/application.ts';
import type { ServiceContext } from '../context.ts';
import { applicationIdOf } from './application-link.ts';
import { toOwnApplication } from './to-own-application.ts';

/** The application behind a link, or that nothing is held of it any more; null when the link is not ours. */
export async function getOwnApplication(
  ctx: ServiceContext,
  { token }: ApplicationKey,
): Promise<OwnApplicationOutput | null> {
  const id = applicationIdOf(ctx.secrets.application, token);
  if (id === null) return null;
  const application = await ctx.em.findOne(Application, { id }, { disableIdentityMap: true });
  return { application: application && (await toOwnApplication(ctx, application)) };
}
