import type { DatabaseTarget, Orm } from './db/orm.ts';
import { withAdvisoryLock } from './db/startup.ts';
import type { Env } from './env.ts';
import { seedDemoContent } from './seed/demo-content.ts';
import { type DemoLogin, seedDemoUsers } from './seed/seed-demo-users.ts';
import { ensureAdministrator } from './services/accounts/first-administrator.ts';
import { ensureMediaKitPin } from './services/media-kit/pin.ts';
import type { ObjectStore } from './storage/object-store.ts';

/** Shows secrets that were made at this very start. */
export type SecretAnnouncer = {
  administrator: (password: string) => void;
  mediaKitPin: (pin: string) => void;
  demoLogin: (login: DemoLogin) => void;
};

/**
 * Prepares the installation before the first visitor: the first administrator, the PIN, the demo content where it is
 * wanted. Of servers that start together one does, and the others find it done.
 * @param announce called as soon as a secret is stored, even if a later step fails: no later start knows it any more
 */
export async function prepareInstallation(
  { orm, target, objects }: { orm: Orm; target: DatabaseTarget; objects: ObjectStore },
  env: Env,
  announce: SecretAnnouncer,
): Promise<void> {
  await withAdvisoryLock({ orm, target }, 'first start', async () => {
    const password = await ensureAdministrator(orm.em.fork(), {
      username: env.ADMIN_USERNAME,
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
    });
    if (password !== null) announce.administrator(password);
    const mediaKitPin = await ensureMediaKitPin(orm.em.fork(), env.MEDIA_KIT_PIN);
    if (mediaKitPin !== null) announce.mediaKitPin(mediaKitPin);
    if (env.DEMO_CONTENT) await seedDemoContent(orm, objects);
    // With a database server the console is not read, and a demo account would give access to strangers.
    if (env.DEMO_CONTENT && target.kind === 'embedded') {
      for (const login of await seedDemoUsers(orm)) announce.demoLogin(login);
    }
  });
}
