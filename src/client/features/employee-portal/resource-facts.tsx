import { useRouteContext } from '@tanstack/react-router';
import type { EmployeeResource } from '../../../shared/contracts/resource.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { formatFileSize } from '../../lib/file-size.ts';
import { useMoments } from '../../lib/use-moments.ts';
import { languageLabels } from './labels.ts';

/** Language, version and size, in one line. */
export function ResourceFacts({ resource }: { resource: EmployeeResource }) {
  const { language, file, number, since } = resource;
  const locale = useRouteContext({ from: '__root__', select: (context) => context.locale });
  const { day } = useMoments();
  return (
    <p className="figures mt-1 text-sm text-muted">
      {[
        languageLabels[language](),
        m.employee_portal_version_of({ number, date: day(since) }),
        ...(file ? [formatFileSize(file.size, locale)] : []),
      ].join(' · ')}
    </p>
  );
}
