import { readdirSync, readFileSync } from 'node:fs';

/** The features of the pages that anybody can open. */
const publicFeatures = [
  'careers',
  'company',
  'consent',
  'contact',
  'gallery',
  'home',
  'legal',
  'media-kit',
  'news',
  'newsletter',
  'own-application',
  'profile',
  'site',
];

/** Public pages of a feature whose others lie behind the login: those that links in mails lead to. */
const mailLinks = 'accounts/mail-links';

/** The features of what lies behind the login. */
const portalFeatures = [
  'accounts',
  'activity',
  'analytics',
  'announcements',
  'applications',
  'bookings',
  'client-portal',
  'clients',
  'content',
  'dashboard',
  'employee-portal',
  'employees',
  'inbox',
  'invoices',
  'mail',
  'palette',
  'pictures',
  'portal',
  'projects',
  'questions',
  'resources',
  'retention',
  'settings',
  'users',
];

/** Files of `client/domain` that public pages show too. */
const publicDomain = [
  'address-correction',
  'company-contact',
  'cookie-consent',
  'meeting-access',
  'new-password-form',
  'news-illustration',
  'quiz-question',
  'sent-application',
];

const client = new URL('../../src/client/', import.meta.url);

/** Both lists are held against the folders, so that a new feature is counted on one side or stops the row. */
function checkFeatures(): void {
  const listed = [...publicFeatures, ...portalFeatures];
  const folders = readdirSync(new URL('features/', client), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const unlisted = folders.filter((name) => !listed.includes(name));
  const gone = listed.filter((name) => !folders.includes(name));
  const twice = publicFeatures.filter((name) => portalFeatures.includes(name));
  const wrong = [
    ...unlisted.map((name) => `${name} is in neither list`),
    ...gone.map((name) => `${name} has no folder`),
    ...twice.map((name) => `${name} is in both lists`),
  ];
  if (wrong.length > 0) throw new Error(`bench/support/portal-code.ts: ${wrong.join(', ')}`);
}

/**
 * The route files of the portals: those in a folder of their own, the tree that names all of them, and whatever leads
 * to a feature of theirs.
 */
function portalRouteFiles(): string[] {
  const feature = new RegExp(`features/(?!${mailLinks}/)(${portalFeatures.join('|')})/`);
  return readdirSync(new URL('routes/', client), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(
      ({ parentPath, name }) => `${parentPath}/${name}`.split('/src/client/routes/').at(-1) ?? '',
    )
    .filter(
      (file) =>
        file.includes('/') ||
        file === 'route-tree.ts' ||
        feature.test(readFileSync(new URL(`routes/${file}`, client), 'utf8')),
    )
    .map((file) => `src/client/routes/${file}`);
}

/**
 * Tells of a module of the client whether it is code of the portals: everything of a feature that is not public, and
 * the routes that lead there. Throws when a feature folder is in neither list.
 */
export function portalCode(): (module: string) => boolean {
  checkFeatures();
  const routes = new Set(portalRouteFiles());
  const feature = new RegExp(
    `^src/client/features/(?!(${[...publicFeatures, mailLinks].join('|')})/)`,
  );
  const domain = new RegExp(`^src/client/domain/(?!(${publicDomain.join('|')})\\.)`);
  // What Vite makes of a file may carry a query behind its name.
  return (module) =>
    feature.test(module) || domain.test(module) || routes.has(module.replace(/\?.*$/, ''));
}
