import type { ActivityKind, AuditAction } from '../../shared/contracts/activity.ts';

/** Every kind, in the order in which a filter offers them. */
export const activityKinds = [
  'application',
  'resume',
  'question',
  'client',
  'contact',
  'booking',
  'newsletter',
  'employee',
  'news',
  'announcement',
  'resource',
  'gallery',
  'user',
  'mail',
  'setting',
  'retention',
  'activity',
] as const satisfies ActivityKind[];

/** The kind of record an action is about: what stands before the dot. */
export function activityKindOf(action: AuditAction): ActivityKind {
  return activityKinds.find((kind) => action.startsWith(`${kind}.`)) ?? 'activity';
}
