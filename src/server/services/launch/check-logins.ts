import type { FoundLine } from '../../../shared/contracts/launch.ts';
import { Setting } from '../../db/entities/setting.ts';
import { User } from '../../db/entities/user.ts';
import { demoClient, demoEmployee } from '../../db/seed/users/demo-people.ts';
import { findPrintedPassword } from '../auth/printed-password.ts';
import type { ServiceContext } from '../context.ts';
import { mediaKitPinKey, pinOfFirstStart } from '../media-kit/media-kit-pin.ts';
import { findWithSecondFactor } from '../second-factor/find-second-factor.ts';
import { readSecondFactorRule } from '../second-factor/second-factor-rule.ts';

type Context = Pick<ServiceContext, 'em' | 'mediaKitPin'>;

async function checkSecondFactor({ em }: Context): Promise<FoundLine> {
  // Whoever has not chosen a password yet cannot log in.
  const administrators = await em.find(
    User,
    { role: 'admin', isActive: true, passwordHash: { $ne: null } },
    { fields: ['id'], disableIdentityMap: true },
  );
  const ids = administrators.map(({ id }) => id);
  const without = ids.length - (await findWithSecondFactor(em, ids)).size;
  const isRequired = await readSecondFactorRule(em);
  return {
    id: 'second-factor',
    isDone: isRequired || without === 0,
    isRequired,
    without,
    administrators: ids.length,
  };
}

async function checkDemoLogins({ em }: Context): Promise<FoundLine> {
  const users = await em.find(
    User,
    { email: { $in: [demoClient.email, demoEmployee.email] }, isActive: true },
    { fields: ['email'], orderBy: { email: 'asc' }, disableIdentityMap: true },
  );
  const emails = users.map(({ email }) => email);
  return { id: 'demo-logins', isDone: emails.length === 0, emails };
}

async function checkPin({ em, mediaKitPin }: Context): Promise<FoundLine> {
  const id = 'media-kit-pin';
  if (mediaKitPin !== undefined) return { id, isDone: true, origin: 'environment' };
  const pin = await em.findOne(Setting, { key: mediaKitPinKey }, { disableIdentityMap: true });
  const isChosen = pin !== null && pin.description !== pinOfFirstStart;
  return { id, isDone: isChosen, origin: isChosen ? 'person' : 'start' };
}

/** Whether somebody who should not can still come in with what was printed or added at the first start. */
export async function checkLogins(ctx: Context): Promise<FoundLine[]> {
  const username = await findPrintedPassword(ctx.em);
  return [
    { id: 'first-password', isDone: username === null, username },
    await checkSecondFactor(ctx),
    await checkDemoLogins(ctx),
    await checkPin(ctx),
  ];
}
