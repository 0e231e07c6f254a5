import { forgetUnsent } from './unsent-text.ts';

/** Forgets what a person has half-written in this browser, and leads to the home page. */
export function afterLogout(userId: string): void {
  forgetUnsent(userId);
  // A full navigation, so that nothing of this person stays in the page's memory.
  window.location.assign('/');
}
