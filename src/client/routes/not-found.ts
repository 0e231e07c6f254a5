import { lazyRouteComponent, notFound } from '@tanstack/react-router';
import { importPage } from '../lib/lazy-load.ts';
import { getServerError } from '../lib/server-error.ts';

/** The answer; where the server knows no such thing, or the name cannot be one, the page says so with a 404. */
export async function awaitOrNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const code = getServerError(error)?.code;
    if (code === 'not-found' || code === 'invalid-input') throw notFound();
    throw error;
  }
}

/** The page of an address that leads nowhere. */
export const NotFound = lazyRouteComponent(
  () => importPage(() => import('./not-found-page.tsx')),
  'NotFoundPage',
);
