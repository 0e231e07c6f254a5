import { pagePart } from '../lib/page-part.ts';

const loadUpper = () => import('./home-upper.tsx').then((part) => part.HomeUpper);
const loadTeam = () => import('../features/home/team-section.tsx').then((part) => part.TeamSection);
const loadLower = () => import('./home-lower.tsx').then((part) => part.HomeLower);
const loadContact = () =>
  import('../features/contact/contact-section.tsx').then((part) => part.ContactSection);
const loadTrust = () =>
  import('../features/company/trust-section.tsx').then((part) => part.TrustSection);

export const upperPart = pagePart(loadUpper);
export const teamPart = pagePart(loadTeam);
export const lowerPart = pagePart(loadLower);
export const contactPart = pagePart(loadContact);
export const trustPart = pagePart(loadTrust);

/** The code of everything on the home page, for who comes to it from another page. */
export async function preloadHome(): Promise<void> {
  const parts = [upperPart, teamPart, lowerPart, contactPart, trustPart];
  await Promise.all(parts.map((part) => part.preload()));
}
