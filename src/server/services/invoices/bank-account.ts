import { company } from '../../../shared/content/company.ts';
import { type BankAccount, bankAccountSchema } from '../../../shared/contracts/bank-account.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type { UpdateBankAccountInput } from '../../../shared/contracts/settings.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { User } from '../../db/entities/accounts.ts';
import type { EntityManager } from '../../db/orm.ts';
import { requirePassword } from '../accounts/own-account.ts';
import { requireCode } from '../accounts/second-factor-codes.ts';
import { findSecondFactor } from '../accounts/second-factor-status.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { type MailContent, queueMails } from '../mail/queue-mail.ts';
import { formatMoment } from '../mail/staff-notices.ts';
import type { Limiter } from '../rate-limits.ts';
import {
  readSetting,
  type SettingDefinition,
  storeSettingText,
} from '../settings/stored-settings.ts';

/** The account that invoices are paid to; null until there is one. */
export const bankAccountSetting: SettingDefinition<BankAccount | null> = {
  key: 'bank_account',
  schema: bankAccountSchema.nullable(),
  initial: null,
};

/**
 * Reads where money goes now. The portal shows it beside every open invoice, also where the document that was issued
 * names a former one, so that no client pays to an account that is closed.
 */
export function readBankAccount(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
): Promise<BankAccount | null> {
  return readSetting(ctx, bankAccountSetting);
}

type AccountChange = {
  before: BankAccount | null;
  after: BankAccount | null;
  by: string;
  url: string;
};

/** Says that clients are to pay to another account; shows only enough of the accounts to distinguish them. */
function accountChanged(locale: Locale, { before, after, by, url }: AccountChange): MailContent {
  const brief = (account: BankAccount | null) =>
    account === null
      ? m.mail_bank_none({}, { locale })
      : m.mail_bank_account(
          { country: account.iban.slice(0, 2), last: account.iban.slice(-4) },
          { locale },
        );
  const fieldNames = {
    holder: m.settings_bank_holder,
    iban: m.settings_bank_iban,
    bic: m.settings_bank_bic,
    bank: m.settings_bank_name,
    elsewhere: m.settings_bank_elsewhere,
  } satisfies Record<keyof BankAccount, unknown>;
  // The IBAN may stay while the details for payers outside SEPA are exchanged.
  const changedFields = (former: BankAccount, present: BankAccount) =>
    bankAccountSchema
      .keyof()
      .options.filter((field) => former[field] !== present[field])
      .map((field) => fieldNames[field]({}, { locale }))
      .join(', ');
  const title = after ? m.mail_bank_changed({}, { locale }) : m.mail_bank_removed({}, { locale });
  return {
    subject: `${company.brand}: ${title}`,
    title,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: m.mail_bank_by({}, { locale }), value: by },
          { label: m.mail_fact_time({}, { locale }), value: formatMoment(new Date(), locale) },
          { label: m.mail_bank_before({}, { locale }), value: brief(before) },
          { label: m.mail_bank_after({}, { locale }), value: brief(after) },
          ...(before && after
            ? [{ label: m.mail_bank_fields({}, { locale }), value: changedFields(before, after) }]
            : []),
        ],
      },
      {
        kind: 'text',
        text: after ? m.mail_bank_shown({}, { locale }) : m.mail_bank_hidden({}, { locale }),
      },
      { kind: 'text', text: m.mail_bank_check({ name: by }, { locale }) },
      { kind: 'action', label: m.mail_notice_open({}, { locale }), href: url },
    ],
  };
}

/**
 * Queues a mail to every administrator, with or without other notices, and to the author as well, so that an
 * account exchanged with a stolen password is noticed before a client pays to it.
 */
async function queueAccountChanged(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'jobs' | 'siteUrl'>,
  change: Omit<AccountChange, 'url'>,
): Promise<void> {
  const administrators = await em.find(
    User,
    { role: 'admin', isActive: true, passwordHash: { $ne: null } },
    { fields: ['email', 'locale'], orderBy: { id: 'asc' } },
  );
  const url = new URL('/admin/settings#bank-account', ctx.siteUrl).href;
  await queueMails(
    em,
    ctx,
    administrators.map(({ email, locale }) => ({
      kind: 'staff-notice',
      to: email,
      locale: locale ?? 'en',
      content: accountChanged(locale ?? 'en', { ...change, url }),
    })),
  );
}

/**
 * Changes where money goes, or with null takes the account away, for an administrator who proves who they are: by the
 * password, and by a code where a second factor is on. All administrators are notified by e-mail. Throws
 * AppError('invalid-input') for a wrong password or code, 'conflict'.
 */
export async function updateBankAccount(
  ctx: AdminContext & { limit: Limiter },
  { value, seenAt, password, code }: UpdateBankAccountInput,
): Promise<{ updatedAt: Date }> {
  const user = await requirePassword(ctx, password, 'password');
  const factor = await findSecondFactor(ctx.em, user.id);
  if (factor) await requireCode(ctx, factor, code);
  const after = JSON.stringify(value);
  const stored = await ctx.em.transactional(async (em) => {
    const own = { ...ctx, em };
    const before = await readBankAccount(own);
    const update = await storeSettingText(own, {
      key: bankAccountSetting.key,
      value: after,
      seenAt,
    });
    if (JSON.stringify(before) !== after) {
      await queueAccountChanged(em, ctx, {
        before,
        after: value,
        by: ctx.actor?.name ?? user.username,
      });
    }
    return update;
  });
  ctx.contentChanged();
  return stored;
}
