import type { LaunchChecklist } from '../../../shared/contracts/launch.ts';
import type { ServiceContext } from '../context.ts';
import { checkCompany } from './check-company.ts';
import { checkDemoContent } from './check-demo-content.ts';
import { checkLogins } from './check-logins.ts';
import { checkServer } from './check-server.ts';
import { readTicks } from './read-ticks.ts';

/** What has to be settled before the site is for everybody: what the server finds out, and what people have ticked. */
export async function getChecklist(ctx: ServiceContext): Promise<LaunchChecklist> {
  return {
    lines: [
      ...(await checkCompany(ctx)),
      await checkDemoContent(ctx),
      ...(await checkLogins(ctx)),
      ...checkServer(ctx),
      ...(await readTicks(ctx.em)),
    ],
  };
}
