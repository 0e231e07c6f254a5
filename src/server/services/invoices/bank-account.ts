import { type BankAccount, bankAccountSchema } from '../../../shared/contracts/bank-account.ts';
import type { UpdateBankAccountInput } from '../../../shared/contracts/settings.ts';
import { requirePassword } from '../accounts/own-account.ts';
import { requireCode } from '../accounts/second-factor-codes.ts';
import { findSecondFactor } from '../accounts/second-factor-status.ts';
import type { ServiceContext } from '../context.ts';
import type { Limiter } from '../rate-limits.ts';
import { readSetting, type SettingDefinition, updateSetting } from '../settings/stored-settings.ts';

/** The account that invoices are paid to; null until there is one. */
export const bankAccountSetting: SettingDefinition<BankAccount | null> = {
  key: 'bank_account',
  schema: bankAccountSchema.nullable(),
  initial: null,
};

/**
 * Where money goes now. It is no part of an invoice: every one that is open names the present account, also where it was
 * sent before, so that nobody pays to one that is closed.
 */
export function readBankAccount(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
): Promise<BankAccount | null> {
  return readSetting(ctx, bankAccountSetting);
}

/**
 * Changes where money goes, for an administrator who proves who they are: by the password, and by a code where a second
 * factor is on. Throws AppError('invalid-input') for a wrong password or code, 'conflict'.
 */
export async function updateBankAccount(
  ctx: ServiceContext & { limit: Limiter },
  { value, seenAt, password, code }: UpdateBankAccountInput,
): Promise<{ updatedAt: Date }> {
  const { id } = await requirePassword(ctx, password, 'password');
  const factor = await findSecondFactor(ctx.em, id);
  if (factor) await requireCode(ctx, factor, code);
  return updateSetting(ctx, bankAccountSetting, { value, seenAt });
}
