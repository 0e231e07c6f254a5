import type { OptionalCategory } from '../../../shared/content/consent.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';

type CategoryName = { category: OptionalCategory; name: string; short: string };

/** The categories a visitor decides on, in the language of the page. */
export function categoryNames(): CategoryName[] {
  return [
    {
      category: 'functional',
      name: m.consent_functional(),
      short: m.consent_functional_short(),
    },
    { category: 'analytics', name: m.consent_analytics(), short: m.consent_analytics_short() },
    { category: 'marketing', name: m.consent_marketing(), short: m.consent_marketing_short() },
  ];
}
