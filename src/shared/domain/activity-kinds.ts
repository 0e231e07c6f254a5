/** Kinds of record whose events are written down, in the order in which a filter offers them. */
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
] as const;
export type ActivityKind = (typeof activityKinds)[number];
/** An action; what stands before the dot is its kind. */
export type ActivityAction = `${ActivityKind}.${string}`;

/** The kind of record an action is about. */
export function activityKindOf(action: ActivityAction): ActivityKind {
  return activityKinds.find((kind) => action.startsWith(`${kind}.`)) ?? 'activity';
}
