import { z } from 'zod';
import {
  type AdminProject,
  type ProjectStatus,
  projectFormSchema,
} from '../../../shared/contracts/project.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';
import { newId } from '../../lib/new-id.ts';

export type MilestoneValues = { milestoneId: string; title: string; dueOn: string; doneOn: string };

/** Values of the form: days and numbers as typed. */
export type ProjectValues = {
  name: string;
  summary: string;
  status: ProjectStatus;
  startsOn: string;
  dueOn: string;
  setProgress: string;
  milestones: MilestoneValues[];
};

export const createMilestone = (): MilestoneValues => ({
  milestoneId: newId(),
  title: '',
  dueOn: '',
  doneOn: '',
});

/** The values with which the form opens: those of a project, or a new one's. */
export function projectValues(project: AdminProject | undefined): ProjectValues {
  return {
    name: project?.name ?? '',
    summary: project?.summary ?? '',
    status: project?.status ?? 'planned',
    startsOn: project?.startsOn ?? '',
    dueOn: project?.dueOn ?? '',
    setProgress: project?.setProgress == null ? '' : String(project.setProgress),
    milestones:
      project?.milestones.map(({ id, title, dueOn, doneOn }) => ({
        milestoneId: id,
        title,
        dueOn: dueOn ?? '',
        doneOn: doneOn ?? '',
      })) ?? [],
  };
}

/** The contract's rules for what is typed. */
export const projectResolver = contractResolver(
  z
    .custom<ProjectValues>()
    .transform((values) => ({
      ...values,
      startsOn: values.startsOn || null,
      dueOn: values.dueOn || null,
      setProgress: values.setProgress.trim() === '' ? null : Number(values.setProgress),
      milestones: values.milestones.map(({ milestoneId, title, dueOn, doneOn }) => ({
        id: milestoneId,
        title,
        dueOn: dueOn || null,
        doneOn: doneOn || null,
      })),
    }))
    .pipe(projectFormSchema),
);
