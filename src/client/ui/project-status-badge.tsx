import type { ProjectStatus } from '../../shared/contracts/project.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { Badge, type BadgeTone } from './badge.tsx';

export const projectStatusLabels: Record<ProjectStatus, () => string> = {
  planned: m.projects_status_planned,
  active: m.projects_status_active,
  'on-hold': m.projects_status_on_hold,
  completed: m.projects_status_completed,
  cancelled: m.projects_status_cancelled,
};

const tones: Record<ProjectStatus, BadgeTone> = {
  planned: 'sea',
  active: 'success',
  'on-hold': 'sun',
  completed: 'neutral',
  cancelled: 'neutral',
};

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={tones[status]}>{projectStatusLabels[status]()}</Badge>;
}
