import { Link } from '@tanstack/react-router';
import type { ProjectSummary } from '../../../shared/contracts/project.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { buttonClass } from '../../ui/button.tsx';

interface OpenProjectLinkProps {
  project: ProjectSummary;
  onOpen?: () => void;
}

/** The way to a project, which has an address of its own. */
export function OpenProjectLink({ project: { id, name }, onOpen }: OpenProjectLinkProps) {
  return (
    <Link
      to="/client/projects"
      search={{ project: id }}
      resetScroll={false}
      onClick={onOpen}
      aria-label={m.projects_open_of({ name })}
      className={`${buttonClass('secondary', 'sm')} justify-self-start`}
    >
      {m.projects_open()}
    </Link>
  );
}
