import { companyContact } from '../../../shared/content/company-contact.ts';
import {
  type CompanyContact,
  companyContactSchema,
  type SettingUpdate,
} from '../../../shared/contracts/settings.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import {
  readSetting,
  readStoredSetting,
  type SettingDefinition,
  type StoredSetting,
  updateSetting,
} from './stored-settings.ts';

/** Only what differs is stored, so that the rest follows the company's own module. */
export const companyContactSetting: SettingDefinition<Partial<CompanyContact>> = {
  key: 'company_contact',
  schema: companyContactSchema.partial(),
  initial: {},
};

/** Contact data of the company now. */
export async function readCompanyContact(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
): Promise<CompanyContact> {
  return { ...companyContact, ...(await readSetting(ctx, companyContactSetting)) };
}

/** The same, with the moment it was changed. */
export async function readStoredCompanyContact(
  ctx: Pick<ServiceContext, 'em' | 'log'>,
): Promise<StoredSetting<CompanyContact>> {
  const { value, updatedAt } = await readStoredSetting(ctx, companyContactSetting);
  return { value: { ...companyContact, ...value }, updatedAt };
}

/** Changes how the company is reached. Throws AppError('conflict'). */
export async function updateCompanyContact(
  ctx: AdminContext,
  { value, seenAt }: SettingUpdate<CompanyContact>,
): Promise<{ updatedAt: Date }> {
  const initial = new Map(Object.entries(companyContact));
  const changed = Object.entries(value).filter(([field, text]) => initial.get(field) !== text);
  return updateSetting(ctx, companyContactSetting, { value: Object.fromEntries(changed), seenAt });
}
