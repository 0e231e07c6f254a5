import type { LaunchChecklist, SetTickInput } from '../../../shared/contracts/launch.ts';
import { recordEvent } from '../audit/record-event.ts';
import { type ServiceContext, requireAdministrator } from '../context.ts';
import { getChecklist } from './get-checklist.ts';
import { tickKey } from './read-ticks.ts';

const store = `insert into "settings" ("key", "value", "description", "updated_at")
  values (?, ?, '', now()) on conflict ("key") do nothing returning "key"`;
const remove = 'delete from "settings" where "key" = ? returning "key"';

/** Says of a line that it is done, or takes that back; of two who say the same, the first is kept. Returns the whole list. */
export async function setTick(
  ctx: ServiceContext,
  { id, isDone }: SetTickInput,
): Promise<LaunchChecklist> {
  const { id: userId } = requireAdministrator(ctx);
  const key = tickKey(id);
  await ctx.em.transactional(async (em) => {
    const changed = isDone
      ? await em.execute<unknown[]>(store, [key, userId])
      : await em.execute<unknown[]>(remove, [key]);
    if (changed.length === 0) return;
    recordEvent(em, ctx, {
      action: isDone ? 'setting.tick' : 'setting.untick',
      subjectId: key,
      subjectLabel: id,
    });
  });
  return getChecklist(ctx);
}
