import { oneAtATime } from './db/lock.ts';
import type { DatabaseTarget, Orm } from './db/orm.ts';
import { seedDemoContent } from './db/seed/demo-content.ts';
import type { DemoLogin } from './db/seed/users/seed-demo-user.ts';
import { seedDemoUsers } from './db/seed/users/seed-demo-users.ts';
import type { Env } from './env.ts';
import { ensureAdministrator } from './services/auth/ensure-administrator.ts';
import { ensureMediaKitPin } from './services/media-kit/media-kit-pin.ts';
import type { ObjectStore } from './uploads/object-store.ts';

/** Secrets that were made at this very start. */
export type Generated = {
  password: string | null;
  mediaKitPin: string | null;
  demoLogins: readonly DemoLogin[];
};

/**
 * Makes what has to be there before anybody comes: the first administrator, the PIN, the demo content where it is wanted.
 * Of servers that start together one does, and the others find it done.
 */
export async function prepareInstallation(
  { orm, target, objects }: { orm: Orm; target: DatabaseTarget; objects: ObjectStore },
  env: Env,
): Promise<Generated> {
  return oneAtATime({ orm, target }, 'first start', async () => {
    const password = await ensureAdministrator(orm.em.fork(), {
      username: env.ADMIN_USERNAME,
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
    });
    const mediaKitPin = await ensureMediaKitPin(orm.em.fork(), env.MEDIA_KIT_PIN);
    if (env.DEMO_CONTENT) await seedDemoContent(orm, objects);
    // On a server of one's own nobody reads the console, and a demo account would be a door.
    const demoLogins =
      env.DEMO_CONTENT && target.kind === 'embedded' ? await seedDemoUsers(orm) : [];
    return { password, mediaKitPin, demoLogins };
  });
}
