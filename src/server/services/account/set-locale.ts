import type { Locale } from '../../../shared/contracts/common.ts';
import { User } from '../../db/entities/user.ts';
import type { ServiceContext } from '../context.ts';
import { requireSelf } from './require-self.ts';

/** Keeps the language in which the user is written to. The last choice wins: there is nothing to overwrite by mistake. */
export async function setLocale(
  ctx: ServiceContext,
  { locale }: { locale: Locale },
): Promise<{ ok: true }> {
  const { id } = requireSelf(ctx);
  await ctx.em.nativeUpdate(User, { id }, { locale });
  return { ok: true };
}
