import type { ReactNode } from 'react';
import type { ProjectSummary } from '../../shared/contracts/project.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { useAmounts } from '../lib/use-amounts.ts';
import { Progress } from './progress.tsx';
import { ProjectStatusBadge } from './project-status-badge.tsx';

interface ProjectRowProps {
  project: ProjectSummary;
  /** The way to the whole project. */
  children?: ReactNode;
}

/** A project in a list: what it is, how far it is, what comes next. */
export function ProjectRow({ project, children }: ProjectRowProps) {
  const { date } = useAmounts();
  const { name, status, progress, startsOn, dueOn, nextMilestone } = project;
  const dates =
    startsOn && dueOn
      ? m.projects_dates_line({ from: date(startsOn), to: date(dueOn) })
      : dueOn
        ? m.projects_due_line({ date: date(dueOn) })
        : startsOn && m.projects_start_line({ date: date(startsOn) });
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_16rem_auto] md:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          <ProjectStatusBadge status={status} />
        </p>
        {dates && <p className="figures mt-1 text-sm text-muted">{dates}</p>}
        {nextMilestone && status !== 'cancelled' && (
          <p className="mt-1 text-sm text-muted wrap-anywhere">
            {nextMilestone.dueOn
              ? m.projects_milestone_next_due({
                  title: nextMilestone.title,
                  date: date(nextMilestone.dueOn),
                })
              : m.projects_milestone_next({ title: nextMilestone.title })}
          </p>
        )}
      </div>
      <Progress
        label={
          <>
            {m.projects_progress()}
            <span className="sr-only">, {name}</span>
          </>
        }
        value={progress}
      />
      {children}
    </div>
  );
}
