import { Link } from '@tanstack/react-router';
import type { ProjectSummary } from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ProjectRow } from '../../ui/project-row.tsx';
import { textLink } from '../../ui/text-link.ts';
import { OpenProject } from './open-project.tsx';

export function DashboardProjects({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <section className="min-w-0">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{m.client_portal_projects_open()}</h2>
        <Link to="/client/projects" className={`${textLink} text-sm`}>
          {m.client_portal_projects_all()}
        </Link>
      </div>
      {projects.length === 0 ? (
        <p className="mt-2 text-muted">{m.client_portal_projects_none()}</p>
      ) : (
        <ul className="m-0 list-none p-0">
          {projects.map((project) => (
            <li key={project.id} className="border-b border-mist py-4 last:border-b-0">
              <ProjectRow project={project}>
                <OpenProject project={project} />
              </ProjectRow>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
