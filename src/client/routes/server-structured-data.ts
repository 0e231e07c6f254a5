import { positionsPostedOn } from '../../shared/content/careers.ts';
import { company } from '../../shared/content/company.ts';
import { serviceAreas, services } from '../../shared/content/services.ts';
import type { Position } from '../../shared/contracts/application.ts';
import { m } from '../../shared/i18n/paraglide/messages.js';
import { positionOptions } from '../../shared/i18n/position-name.ts';
import type { AppContext } from '../app-context.ts';
import { jobPostingJsonLd, type StructuredData, serviceJsonLd } from './structured-data.ts';

// Imported behind `import.meta.env.SSR` alone, where it is needed: a static import brings the texts of all services and
// positions into the scripts of every page, though nothing there calls it.

/** Structured data of the home page: the site and the ten services. */
export function homeJsonLd(site: Pick<AppContext, 'origin' | 'locale'>): StructuredData[] {
  const areas = serviceAreas();
  return [
    { '@type': 'WebSite', name: company.brand, url: site.origin, inLanguage: site.locale },
    ...services().map(({ name, text }) => serviceJsonLd(site, { name, description: text, areas })),
  ];
}

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
export function jobPostingsJsonLd(site: Pick<AppContext, 'origin' | 'locale'>): StructuredData[] {
  return positionOptions().map(({ value, label }) =>
    jobPostingJsonLd(site, {
      title: label,
      description: descriptionOf(value),
      posted: positionsPostedOn,
    }),
  );
}
