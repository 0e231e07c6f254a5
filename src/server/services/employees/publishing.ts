import { profileConsentVersion } from '../../../shared/content/consent.ts';
import {
  missingPartTexts,
  missingToPublish,
  type PublicConsent,
  type PublishedPart,
} from '../../../shared/contracts/employee.ts';
import type { FieldIssue } from '../../../shared/errors.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import type { EmployeeProfile } from '../../db/entities/employees.ts';
import type { EntityManager } from '../../db/orm.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../audit.ts';
import type { ServiceContext } from '../context.ts';
import { pictureUrl } from '../images/images.ts';

/** Visibility of a profile, with the parts of a public page it lacks. */
export type Publication = { isPublic: boolean; missing: readonly PublishedPart[] };

/** Of a profile that is not there yet. */
export const unpublished: Publication = { isPublic: false, missing: [] };

/** Visibility of a profile now; asked for before it is changed. */
export function publicationOf(employee: EmployeeProfile): Publication {
  const { isPublic, name, position, shortBio, bio, image } = employee;
  const imageUrl = image ? pictureUrl(image) : null;
  return { isPublic, missing: missingToPublish({ name, position, shortBio, bio, imageUrl }) };
}

/**
 * Holds a changed profile against what a public one needs, keeps the consent, and records that it was published or
 * taken down, in the running transaction of `em`. A profile that stays public loses no part it has; one that was public
 * before every part was asked for may go on lacking some. Throws AppError('invalid-input') with each part that is
 * missing, and with the consent where a profile becomes public without it.
 */
export function settlePublication(
  em: EntityManager,
  ctx: Pick<ServiceContext, 'actor' | 'locale' | 'requestId'>,
  employee: EmployeeProfile,
  before: Publication,
  hasConsent: boolean,
): void {
  const record = (action: 'employee.publish' | 'employee.unpublish') =>
    recordEvent(em, ctx, action, { id: employee.id, label: employee.name });
  if (!employee.isPublic) {
    if (before.isPublic) record('employee.unpublish');
    return;
  }
  const isNew = !before.isPublic;
  const issues: FieldIssue[] = publicationOf(employee)
    .missing.filter((part) => isNew || !before.missing.includes(part))
    .map((part) => ({ path: part, message: missingPartTexts[part]() }));
  if (isNew && !hasConsent) {
    issues.push({ path: 'publicConsent', message: m.validation_public_consent() });
  }
  if (issues.length > 0) throw new AppError('invalid-input', { issues });
  if (hasConsent) {
    employee.publicConsentVersion = profileConsentVersion;
    employee.publicConsentLocale = ctx.locale;
    employee.publicConsentAt = new Date();
    employee.publicConsentBy = ctx.actor?.name.slice(0, 200) ?? null;
    employee.publicConsentWithdrawnAt = null;
  }
  if (isNew) record('employee.publish');
}

/** The stored part of the consent to a public page; null where there never was one. */
export function toPublicConsent(employee: EmployeeProfile): PublicConsent | null {
  const { publicConsentVersion: version, publicConsentAt: at } = employee;
  if (!version || !at) return null;
  return {
    version,
    at,
    locale: employee.publicConsentLocale ?? null,
    by: employee.publicConsentBy ?? null,
    withdrawnAt: employee.publicConsentWithdrawnAt ?? null,
  };
}
