import { positionsPostedOn } from '../../shared/content/careers.ts';
import type { Position } from '../../shared/contracts/application.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import type { AppContext } from '../app-context.ts';
import { positionOptions } from '../features/careers/position-options.ts';
import { jobPosting, type StructuredData } from './structured-data.ts';

function descriptionOf(position: Position): string {
  switch (position) {
    case 'customer-service':
      return m.careers_job_customer_service();
    case 'data-entry':
      return m.careers_job_data_entry();
    case 'back-office':
      return m.careers_job_back_office();
    case 'tech-support':
      return m.careers_job_tech_support();
    case 'sales':
      return m.careers_job_sales();
  }
}

/** One entry for each position one can apply for, for search engines. */
export function jobPostings(site: Pick<AppContext, 'origin' | 'locale'>): StructuredData[] {
  return positionOptions().map(({ value, label }) =>
    jobPosting(site, {
      title: label,
      description: descriptionOf(value),
      posted: positionsPostedOn,
    }),
  );
}
