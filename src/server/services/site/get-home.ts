import { homeNewsCount } from '../../../shared/contracts/news.ts';
import type { Home } from '../../../shared/contracts/site.ts';
import type { ServiceContext } from '../context.ts';
import { listNewest } from '../news/list-news.ts';
import { listTeam } from '../team/list-team.ts';

/** What the home page shows of the database. */
export async function getHome(ctx: ServiceContext): Promise<Home> {
  return { news: await listNewest(ctx, homeNewsCount), employees: await listTeam(ctx) };
}
