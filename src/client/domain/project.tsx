import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type {
  ProjectRecord,
  ProjectStatus,
  ProjectSummary,
} from '../../shared/contracts/project.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { useAmountFormat, useDateTimeFormat } from '../lib/use-format.ts';
import { createStatusBadge } from '../ui/badge.tsx';
import { DetailItem } from '../ui/fact.tsx';
import { Progress } from '../ui/progress.tsx';

export const projectStatusLabels: Record<ProjectStatus, () => string> = {
  planned: m.projects_status_planned,
  active: m.projects_status_active,
  'on-hold': m.projects_status_on_hold,
  completed: m.projects_status_completed,
  cancelled: m.projects_status_cancelled,
};

const ProjectStatusBadge = createStatusBadge(projectStatusLabels, {
  planned: 'sea',
  active: 'success',
  'on-hold': 'sun',
  completed: 'neutral',
  cancelled: 'neutral',
});

interface ProjectBodyProps {
  project: ProjectRecord;
  /** Slot above the updates for administrators' controls. */
  children?: ReactNode;
}

/** Shows a whole project: its dates, milestones and updates. */
export function ProjectBody({ project, children }: ProjectBodyProps) {
  const { date } = useAmountFormat();
  const { day } = useDateTimeFormat();
  const { status, startsOn, dueOn, summary, milestones, updates, progress } = project;
  return (
    <div className="grid min-w-0 gap-7">
      <div className="grid gap-4">
        <dl className="m-0">
          <DetailItem label={m.projects_status()}>
            <ProjectStatusBadge status={status} />
          </DetailItem>
          {startsOn && <DetailItem label={m.projects_starts_on()}>{date(startsOn)}</DetailItem>}
          {dueOn && <DetailItem label={m.projects_due_on()}>{date(dueOn)}</DetailItem>}
        </dl>
        <Progress label={m.projects_progress()} value={progress} />
        {summary && (
          <p dir="auto" className="text-sm leading-6 wrap-anywhere whitespace-pre-line">
            {summary}
          </p>
        )}
      </div>
      <section className="min-w-0">
        <h3 className="mb-2 text-base font-semibold">{m.projects_milestones()}</h3>
        {milestones.length === 0 ? (
          <p className="text-sm text-muted">{m.projects_milestones_none()}</p>
        ) : (
          <ol className="m-0 grid list-none gap-3 p-0">
            {milestones.map(({ id, title, dueOn: due, doneOn }) => {
              const Mark = doneOn ? CircleCheck : Circle;
              return (
                <li key={id} className="flex gap-3 text-sm">
                  <Mark
                    aria-hidden="true"
                    strokeWidth={1.5}
                    className={`mt-0.5 size-5 shrink-0 ${doneOn ? 'text-success' : 'text-muted'}`}
                  />
                  <span className="min-w-0 wrap-anywhere">
                    {title}
                    <span className="figures block text-xs text-muted">
                      {doneOn
                        ? m.projects_milestone_done({ date: date(doneOn) })
                        : due
                          ? m.projects_milestone_due({ date: date(due) })
                          : m.projects_milestone_open()}
                    </span>
                  </span>
                </li>
              );
            })}
          </ol>
        )}
      </section>
      <section className="grid min-w-0 gap-4">
        <h3 className="text-base font-semibold">{m.projects_updates()}</h3>
        {children}
        {updates.length === 0 ? (
          <p className="text-sm text-muted">{m.projects_updates_none()}</p>
        ) : (
          <ol className="m-0 list-none p-0">
            {updates.map(({ id, text, authorName, createdAt }) => (
              <li key={id} className="border-b border-mist py-3 text-sm first:pt-0 last:border-b-0">
                <p dir="auto" className="leading-6 wrap-anywhere whitespace-pre-line">
                  {text}
                </p>
                <p className="figures mt-1 text-xs text-muted">
                  {m.projects_update_by({ name: authorName, date: day(createdAt) })}
                </p>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

interface ProjectRowProps {
  project: ProjectSummary;
  /** The way to the whole project. */
  children?: ReactNode;
}

/** A project in a list: what it is, how far it is, what comes next. */
export function ProjectRow({ project, children }: ProjectRowProps) {
  const { date } = useAmountFormat();
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
