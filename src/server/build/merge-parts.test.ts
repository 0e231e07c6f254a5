import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  entryBudget,
  growth,
  mergeParts,
  type Page,
  type Part,
  reachedFrom,
  type Screen,
  smallScreens,
} from './merge-parts.ts';

const parts = (all: Record<string, [bytes: number, ...imports: string[]]>) =>
  new Map(
    Object.entries(all).map(([name, [bytes, ...imports]]): [string, Part] => [
      name,
      { bytes, imports },
    ]),
  );
const ofSite = (part: string): Screen => ({ part, portals: [] });
const ofPortal = (part: string, portal = 'admin'): Screen => ({ part, portals: [portal] });
const pageOf =
  (kind: Page['kind']) =>
  ({ part }: Screen): Page => ({ screens: [part], kind });
const pageFor = (screen: Screen) => pageOf(screen.portals.length > 0 ? 'later' : 'site')(screen);
const entryBytes = 50_000;
const plan = (all: ReadonlyMap<string, Part>, screens: readonly Screen[], pages: readonly Page[]) =>
  mergeParts(all, screens, pages, entryBytes);
const sorted = (files: string[][]) => files.map((file) => file.toSorted().join(' ')).toSorted();

describe('parts of pages', () => {
  test('are together where the same screens need them; a screen stays by itself', () => {
    const all = parts({
      news: [9900, 'text', 'date'],
      profile: [9900, 'text', 'date', 'photo'],
      text: [9000],
      date: [9000, 'text'],
      photo: [9000],
    });
    const screens = [ofSite('news'), ofSite('profile')];
    expect(sorted(plan(all, screens, screens.map(pageOf('site'))).files)).toEqual(['date text']);
  });

  test('of portals are in two files: for the first screen, and for the others', () => {
    const all = parts({
      dashboard: [9900, 'shell'],
      users: [9900, 'shell', 'table'],
      clients: [9900, 'shell', 'table', 'form'],
      requests: [9900, 'form'],
      shell: [20_000],
      table: [20_000],
      form: [20_000],
    });
    const screens = ['dashboard', 'users', 'clients', 'requests'].map((part) => ofPortal(part));
    const pages = screens.map((screen, index) => pageOf(index === 0 ? 'first' : 'later')(screen));
    expect(sorted(plan(all, screens, pages).files)).toEqual(['form table', 'shell']);
  });

  test('are merged until a screen of a portal has fifteen files, and a visit may have more', () => {
    const shared = Array.from({ length: 17 }, (_, index) => `part-${index}`);
    const all = parts({
      users: [9900, ...shared],
      ...Object.fromEntries(shared.map((part) => [part, [2800]] as const)),
      ...Object.fromEntries(shared.map((part) => [`page-of-${part}`, [9900, part]] as const)),
    });
    const screens = [ofPortal('users'), ...shared.map((part) => ofSite(`page-of-${part}`))];
    const countFiles = (kind: Page['kind']) => {
      const pages = screens.map((screen, index) => pageOf(index === 0 ? kind : 'site')(screen));
      return plan(all, screens, pages).files.length + 1;
    };
    expect(countFiles('later')).toBe(15);
    expect(countFiles('visit')).toBe(18);
  });

  test('of one portal do not come to the people of another', () => {
    const all = parts({
      users: [9900, 'shell', 'table'],
      clients: [9900, 'shell', 'table'],
      projects: [9900, 'shell', 'plan'],
      invoices: [9900, 'shell', 'plan'],
      shell: [20_000],
      table: [90_000],
      plan: [90_000],
    });
    const screens = [
      ofPortal('users'),
      ofPortal('clients'),
      ofPortal('projects', 'client'),
      ofPortal('invoices', 'client'),
    ];
    const pages = screens.map((screen) =>
      pageOf(screen.portals.includes('client') ? 'first' : 'later')(screen),
    );
    expect(sorted(plan(all, screens, pages).files)).toEqual(['plan', 'shell', 'table']);
  });

  test('that most of the site needs come with the entry, a little one before one that has no room', () => {
    const all = parts({
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, index): [string, [number, string, string]] => [
          `page-${index}`,
          [9900, 'icon', 'zod'],
        ]),
      ),
      users: [9900, 'icon'],
      icon: [900, 'svg'],
      svg: [500],
      zod: [20_000],
    });
    const screens = [...all.keys()]
      .filter((name) => name.startsWith('page'))
      .map(ofSite)
      .concat(ofPortal('users'));
    const { entry, files } = plan(all, screens, screens.map(pageFor));
    expect(entry.toSorted()).toEqual(['icon', 'svg']);
    expect(files).toEqual([['zod']]);
  });

  test('are together when they are small screens of one portal; of the site, where bytes weigh more, they stay apart', () => {
    const all = parts({
      news: [2000],
      article: [2000],
      privacy: [2000],
      invoices: [5000],
      projects: [5000],
    });
    const ofVisits: Page[] = [
      { screens: ['news', 'article'], kind: 'site' },
      { screens: ['invoices', 'projects'], kind: 'later' },
    ];
    const screens = [
      ...['news', 'article', 'privacy'].map(ofSite),
      ...['invoices', 'projects'].map((part) => ofPortal(part, 'client')),
    ];
    const alone = screens.map((screen) =>
      (screen.portals.length > 0 ? pageOf('later') : pageOf('site'))(screen),
    );
    const { files } = plan(all, screens, [...alone, ...ofVisits]);
    expect(sorted(files)).toEqual(['article', 'invoices projects', 'news', 'privacy']);
  });

  test('of a public page do not come with what portals need besides', () => {
    const all = parts({
      contact: [9900, 'field'],
      register: [9900, 'field'],
      users: [9900, 'field', 'table'],
      clients: [9900, 'table'],
      field: [9000],
      table: [50_000],
    });
    const screens = [ofSite('contact'), ofSite('register'), ofPortal('users'), ofPortal('clients')];
    const pages = screens.map(pageFor);
    expect(sorted(plan(all, screens, pages).files)).toEqual(['field', 'table']);
  });
});

/** Up to twenty parts that import later ones alone, of which each third is a screen. */
const bundle = fc
  .array(
    fc.record({
      bytes: fc.integer({ min: 160, max: 9000 }),
      links: fc.nat(),
      portal: fc.boolean(),
    }),
    {
      minLength: 4,
      maxLength: 20,
    },
  )
  .map((all) => {
    const name = (index: number) => `part-${index}`;
    const made = new Map(
      all.map(({ bytes, links }, index): [string, Part] => [
        name(index),
        {
          bytes,
          imports: all.flatMap((_, other) =>
            other > index && (links >> (other % 30)) % 2 === 1 ? [name(other)] : [],
          ),
        },
      ]),
    );
    const screens = all.flatMap(({ portal }, index): Screen[] =>
      index % 3 === 0 ? [{ part: name(index), portals: portal ? ['admin'] : [] }] : [],
    );
    const alone = screens.map(pageFor);
    const ofSite = alone.filter(({ kind }) => kind === 'site');
    // Two screens on one page, as well as each by itself.
    const both = ofSite.slice(1).map(
      (page, index): Page => ({
        screens: [...page.screens, ...(ofSite[index]?.screens ?? [])],
        kind: 'site',
      }),
    );
    const pages = [...alone, ...both];
    return { made, screens, pages };
  });

test('whatever imports what: each part is in one file, none waits for itself, no public page grows by more than it may', () => {
  fc.assert(
    fc.property(bundle, ({ made, screens, pages }) => {
      const { entry, files: shared } = plan(made, screens, pages);
      const placed = [...entry, ...shared.flat()];
      expect(new Set(placed).size).toBe(placed.length);
      for (const { part } of screens) {
        expect(entry).not.toContain(part);
        if ((made.get(part)?.bytes ?? 0) > smallScreens.portal + 180)
          expect(placed).not.toContain(part);
      }

      const fileOf = new Map(
        [entry, ...shared].flatMap((file) => file.map((part) => [part, file[0] ?? part])),
      );
      const files = new Map<string, { bytes: number; imports: string[] }>();
      for (const [part, { bytes, imports }] of made) {
        const file = fileOf.get(part) ?? part;
        const { bytes: earlier, imports: known } = files.get(file) ?? { bytes: 0, imports: [] };
        const others = imports.map((wanted) => fileOf.get(wanted) ?? wanted);
        files.set(file, {
          // A file costs its frame once, however many parts are in it.
          bytes: earlier === 0 ? bytes : earlier + bytes - 180,
          imports: [...known, ...others.filter((other) => other !== file)],
        });
      }
      for (const [file, { imports }] of files) {
        for (const wanted of imports) expect(reachedFrom(wanted, files)).not.toContain(file);
      }
      const weigh = (all: ReadonlyMap<string, Part>, page: Page) =>
        [...new Set(page.screens.flatMap((first) => [...reachedFrom(first, all)]))].reduce(
          (sum, each) => sum + (all.get(each)?.bytes ?? 0),
          0,
        );
      for (const page of pages.filter(({ kind }) => kind === 'site')) {
        const before = weigh(made, page);
        expect(weigh(files, page)).toBeLessThanOrEqual(
          before + growth * (entryBytes + before) + entryBudget + 180,
        );
      }
    }),
    { numRuns: 200 },
  );
});
