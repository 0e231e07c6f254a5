import { z } from 'zod';
import {
  type AdminProject,
  type ProjectStatus,
  projectFormSchema,
} from '../../../shared/contracts/project.ts';
import { contractResolver } from '../../lib/contract-resolver.ts';

export type MilestoneValues = { milestoneId: string; title: string; dueOn: string; doneOn: string };

/** What the form holds: days and numbers as they are typed. */
export type ProjectValues = {
  name: string;
  summary: string;
  status: ProjectStatus;
  startsOn: string;
  dueOn: string;
  setProgress: string;
  milestones: MilestoneValues[];
};

/** An id as the contract wants it; `crypto.randomUUID` would only do on https and on localhost. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const newMilestone = (): MilestoneValues => ({
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
