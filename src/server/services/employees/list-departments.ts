import type { ServiceContext } from '../context.ts';

const mostDepartments = 200;

/** The departments that people work in, by name. */
export async function listDepartments(ctx: ServiceContext): Promise<string[]> {
  const rows = await ctx.em.execute<{ department: string }[]>(
    `select distinct department from employee_profiles
     where deleted_at is null and department is not null
     order by department limit ${mostDepartments}`,
  );
  return rows.map(({ department }) => department);
}
