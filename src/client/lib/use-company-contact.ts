import { getRouteApi } from '@tanstack/react-router';
import type { CompanyContact } from '../../shared/contracts/settings.ts';

const route = getRouteApi('/public');

/** How the company is reached now, on a public page. */
export function useCompanyContact(): CompanyContact {
  return route.useLoaderData({ select: ({ contact }) => contact });
}
