import type {
  AdminProject,
  ProjectNews,
  ProjectRecord,
  ProjectSummary,
} from '../../../shared/contracts/project.ts';
import { projectProgress } from '../../../shared/domain/project-progress.ts';
import type { Project } from '../../db/entities/project.ts';
import type { ProjectUpdate } from '../../db/entities/project-update.ts';

const progressOf = ({ status, setProgress, milestones }: Project): number =>
  projectProgress({ status, setProgress: setProgress ?? null, milestones });

/** A project as a list shows it. */
export function toProjectSummary(project: Project): ProjectSummary {
  const { milestones } = project;
  return {
    id: project.id,
    name: project.name,
    status: project.status,
    startsOn: project.startsOn ?? null,
    dueOn: project.dueOn ?? null,
    progress: progressOf(project),
    milestonesDone: milestones.filter(({ doneOn }) => doneOn !== null).length,
    milestonesTotal: milestones.length,
    nextMilestone: milestones.find(({ doneOn }) => doneOn === null) ?? null,
  };
}

/** What is told of a project. */
export function toProjectNews({ id, text, authorName, createdAt }: ProjectUpdate): ProjectNews {
  return { id, text, authorName, createdAt };
}

/** Everything of a project that its client sees. */
export function toProject(project: Project, updates: readonly ProjectUpdate[]): ProjectRecord {
  return {
    ...toProjectSummary(project),
    summary: project.summary,
    milestones: project.milestones,
    updates: updates.map(toProjectNews),
  };
}

/** The same for administrators. */
export function toAdminProject(project: Project, updates: readonly ProjectUpdate[]): AdminProject {
  return {
    ...toProject(project, updates),
    setProgress: project.setProgress ?? null,
    version: project.version,
  };
}
