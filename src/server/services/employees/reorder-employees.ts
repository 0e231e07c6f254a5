import { recordEvent } from '../audit/record-event.ts';
import type { ServiceContext } from '../context.ts';
import { AppError } from '../errors.ts';

/**
 * Puts the employees in this order, all in one statement. Throws AppError('conflict') unless these are exactly the
 * employees there are: somebody was added or deleted meanwhile.
 */
export async function reorderEmployees(
  ctx: ServiceContext,
  { ids }: { ids: string[] },
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    // Locked in one order, so that two who drag at the same time do not wait for each other.
    const rows = await em.execute<{ id: string }[]>(
      'select id from employee_profiles where deleted_at is null order by id limit ? for update',
      [ids.length + 1],
    );
    const wanted = new Set(ids);
    if (wanted.size !== ids.length || rows.length !== ids.length) throw new AppError('conflict');
    if (!rows.every(({ id }) => wanted.has(id))) throw new AppError('conflict');
    await em.execute(
      `update employee_profiles employee set display_order = place.number
       from unnest(array[${ids.map(() => '?').join(', ')}]::uuid[]) with ordinality place(id, number)
       where employee.id = place.id`,
      ids,
    );
    recordEvent(em, ctx, { action: 'employee.order', subjectLabel: String(ids.length) });
  });
  ctx.contentChanged();
}
