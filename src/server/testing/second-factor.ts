import { Secret, TOTP } from 'otpauth';
import type { TestClient } from './test-client.ts';

/** What an app shows for a secret, at this moment or some half minutes later. */
export const generateTotpCode = (secret: string, later = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + later * 30_000 });

/** Sets up two-step login for whoever a client is logged in as, as the screen does. */
export async function setUpTwoStepLogin(
  client: TestClient,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await client.trpc.public.setUpSecondFactor.mutate({ password });
  const { recoveryCodes } = await client.trpc.public.confirmSecondFactor.mutate({
    code: generateTotpCode(secret),
  });
  return { secret, recoveryCodes };
}
