import { company } from '../../shared/content/company.ts';
import { serviceAreas, services } from '../../shared/content/services.ts';
import type { AppContext } from '../app-context.ts';
import { type StructuredData, service } from './structured-data.ts';

/** What the home page is about, for machines: the site and the ten services. */
export function homeData(site: Pick<AppContext, 'origin' | 'locale'>): StructuredData[] {
  const areas = serviceAreas();
  return [
    { '@type': 'WebSite', name: company.brand, url: site.origin, inLanguage: site.locale },
    ...services().map(({ name, text }) => service(site, { name, description: text, areas })),
  ];
}
