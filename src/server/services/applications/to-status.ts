import {
  type ApplicationStatus,
  applicationStatusSchema,
} from '../../../shared/contracts/application.ts';
import type { ServiceContext } from '../context.ts';

/** The stored status; one we do not know counts as pending and is logged. */
export function toStatus(
  ctx: Pick<ServiceContext, 'log'>,
  application: { id: string; status: string },
): ApplicationStatus {
  const parsed = applicationStatusSchema.safeParse(application.status);
  if (parsed.success) return parsed.data;
  ctx.log.warn(
    { applicationId: application.id, status: application.status },
    'unknown application status shown as pending',
  );
  return 'pending';
}
