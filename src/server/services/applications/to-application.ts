import {
  type ApplicationStatus,
  type ApplicationSummary,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import type { Application } from '../../db/entities/application.ts';
import type { ServiceContext } from '../context.ts';

/** The stored status; one we do not know counts as pending and is logged. */
export function toStatus(
  ctx: Pick<ServiceContext, 'log'>,
  application: Application,
): ApplicationStatus {
  const parsed = applicationStatusSchema.safeParse(application.status);
  if (parsed.success) return parsed.data;
  ctx.log.warn(
    { applicationId: application.id, status: application.status },
    'unknown application status shown as pending',
  );
  return 'pending';
}

/** One row for administrators. */
export function toApplicationSummary(
  ctx: Pick<ServiceContext, 'log'>,
  application: Application,
): ApplicationSummary {
  return {
    id: application.id,
    applicantName: application.applicantName,
    email: application.email,
    phone: application.phone,
    position: application.position,
    status: toStatus(ctx, application),
    generalQuizScore: application.generalQuizScore ?? null,
    typingTestWpm: application.typingTestWpm ?? null,
    typingTestAccuracy: application.typingTestAccuracy ?? null,
    englishTestScore: application.englishTestScore ?? null,
    finalScore: application.finalScore ?? null,
    scoreSource: application.scoreSource,
    resumeUrl: `/objects/${application.resume.id}`,
    reviewNotes: application.reviewNotes ?? null,
    createdAt: application.createdAt,
    version: application.version,
  };
}
