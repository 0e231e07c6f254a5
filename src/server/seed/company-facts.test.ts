import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replyWithinDays } from '../../shared/content/careers.ts';
import { company, offices } from '../../shared/content/company.ts';
import { leaders } from '../../shared/content/leaders.ts';
import { serviceIds } from '../../shared/content/offer.ts';
import { timeline } from '../../shared/content/timeline.ts';
import { demoAnnouncements, demoResources } from './seed-employee-portal.ts';
import { demoEmployees as employees } from './seed-employees.ts';
import { demoPictures } from './seed-gallery.ts';
import { demoArticles } from './seed-news.ts';

type Text = { where: string; text: string };

/** Every string in a value, each with the path to it. */
function textsIn(value: unknown, where: string): Text[] {
  if (typeof value === 'string') return [{ where, text: value }];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${where}.${key}`));
}

const messagesFolder = new URL('../../shared/i18n/messages/', import.meta.url);
const messageTexts = readdirSync(messagesFolder).flatMap((area) =>
  ['en', 'de'].flatMap((locale) => {
    const file = new URL(`${area}/${locale}.json`, messagesFolder);
    return textsIn(JSON.parse(readFileSync(file, 'utf8')), `${area}.${locale}`);
  }),
);

const demoTexts = [
  ...employees.flatMap((employee) => textsIn(employee, employee.name)),
  ...demoArticles.flatMap((article) => textsIn(article, article.title)),
  ...demoAnnouncements.flatMap((announcement) => textsIn(announcement, announcement.title)),
  ...demoResources.flatMap((resource) => textsIn(resource, resource.title)),
  ...demoPictures.flatMap((picture) => textsIn(picture, picture.name)),
];

/** All that the site says of the company: messages, profiles, articles, announcements, documents and captions. */
const texts = [...messageTexts, ...demoTexts];

/** The texts in which a pattern occurs, with what it found. */
function findAll(pattern: RegExp) {
  return texts.flatMap(({ where, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ where, text, match })),
  );
}

const desksOf = (cities: readonly { city: string }[]) => cities.map(({ city }) => city);
const sites = new Set([
  ...desksOf(offices),
  ...desksOf(company.philippineSites),
  ...company.desks.flatMap(({ peopleIn }) => peopleIn),
]);
const germanNames: Record<string, string> = { 'Mexico City': 'Mexiko-Stadt', Zurich: 'Zürich' };

const numberWords: Record<string, number> = {
  two: 2,
  zwei: 2,
  both: 2,
  beiden: 2,
  three: 3,
  drei: 3,
  four: 4,
  vier: 4,
  five: 5,
  fünf: 5,
  ten: 10,
  zehn: 10,
  eleven: 11,
  elf: 11,
  twelve: 12,
  zwölf: 12,
  thirteen: 13,
  dreizehn: 13,
  fourteen: 14,
  vierzehn: 14,
};

/** The number that a word or figures name, or null for a word that counts nothing. */
const numberOf = (word = ''): number | null =>
  /^\d+$/.test(word) ? Number(word) : (numberWords[word.toLowerCase()] ?? null);

describe('places', () => {
  test('no text names a city in which the company is not', () => {
    // Every city after which a time zone is named; Wake, an island, is a word as well.
    const cities = Intl.supportedValuesOf('timeZone').map((zone) =>
      zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '),
    );
    const clocks = desksOf(company.desks);
    const known = new Set([...sites, ...clocks]);
    const strange = cities.filter(
      (city) => !known.has(city) && !/^(UTC|GMT|[A-Z]{3}|Mexico|Wake)/.test(city),
    );
    const pattern = new RegExp(`(?<![\\p{L}-])(${strange.join('|')})(?![\\p{L}-])`, 'gu');
    expect(findAll(pattern).map(({ where, match }) => `${where}: ${match[0]}`)).toEqual([]);
  });

  test('everybody in the directory works at one of the sites', () => {
    const german = new Set([...sites].map((city) => germanNames[city] ?? city));
    for (const { name, department, german: translated } of employees) {
      expect([...sites], name).toContain(department.split(', ').at(-1));
      expect([...german], name).toContain(translated.department?.split(', ').at(-1));
    }
  });

  test('each desk sits at sites of the company, and the strip of hours says at which', () => {
    const home = (locale: string) =>
      messageTexts.find(({ where }) => where === `home.${locale}.home_sun_places`)?.text ?? '';
    const elsewhere = company.desks.filter(({ city, peopleIn }) => peopleIn.join() !== city);
    expect(elsewhere).not.toHaveLength(0);
    for (const { city, peopleIn } of elsewhere) {
      for (const place of [city, ...peopleIn]) {
        expect(home('en')).toContain(place);
        expect(home('de')).toContain(germanNames[place] ?? place);
      }
    }
    expect(company.philippineSites[0].city).toBe(company.registeredOffice.city);
    expect(offices[0].city).toBe(company.germanOffice.city);
  });
});

describe('figures', () => {
  test('every count of offices, sites and desks is that of the fact sheet', () => {
    const philippineSites = company.philippineSites.length;
    const desks = company.desks.length;
    const counts: [RegExp, number[]][] = [
      [/(\p{L}+|\d+) (?:offices|Büros)\b/gu, [company.offices]],
      [/(\p{L}+|\d+) (?:sites|Standorten?)\b/gu, [philippineSites]],
      [/(\p{L}+|\d+) desks\b/gu, [desks]],
    ];
    const told = counts.flatMap(([pattern, right]) =>
      findAll(pattern).flatMap(({ where, match }) => {
        const count = numberOf(match[1]);
        return count === null ? [] : [{ where, said: match[0], count, right }];
      }),
    );
    expect(told.length).toBeGreaterThan(4);
    expect(told.filter(({ count, right }) => !right.includes(count))).toEqual([]);
  });

  test('the services, the leaders and the review sites are as many as their headings say', () => {
    const first = (key: string) =>
      ['en', 'de'].map((locale) => {
        const found = messageTexts.find(({ where }) => where.endsWith(`.${locale}.${key}`));
        return numberOf(found?.text.split(' ')[0]);
      });
    expect(first('home_services_text')).toEqual([serviceIds.length, serviceIds.length]);
    expect(first('home_team_text')).toEqual([leaders().length, leaders().length]);
    const reviewSites = Object.keys(company.reviewSites).length;
    expect(first('company_trust_text')).toEqual([reviewSites, reviewSites]);
  });

  test('whoever tells how soon applicants are answered tells the promise of the careers pages', () => {
    const told = demoTexts.flatMap(({ where, text }) =>
      [...text.matchAll(/(?:within|binnen) (\p{L}+|\d+) (?:days|Tagen)/gu)].map((match) => ({
        where,
        days: numberOf(match[1]),
      })),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ days }) => days !== replyWithinDays)).toEqual([]);
  });
});

describe('hours', () => {
  const { from, to } = company.deskHours;
  const formats = new Map<string, Intl.DateTimeFormat>(
    company.desks.map(({ timeZone }) => [
      timeZone,
      new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }),
    ]),
  );
  const hourAt = (timeZone: string, at: Date) => Number(formats.get(timeZone)?.format(at));
  const openAt = (at: Date) =>
    company.desks.filter(({ timeZone }) => {
      const hour = hourAt(timeZone, at);
      return hour >= from && hour < to;
    });

  test('somebody is at work in every hour of two years, whatever the clocks do', () => {
    const start = Date.UTC(2026, 0, 1);
    const hours = Array.from(
      { length: 2 * 365 * 24 },
      (_, hour) => new Date(start + hour * 3_600_000),
    );
    expect(hours.filter((at) => openAt(at).length === 0)).toEqual([]);
  });

  test('a night shift is told of as the past alone, with the year of its end', () => {
    const ended = String(company.lastNightShift);
    // The entry of the timeline stands beside its year.
    const dated = timeline('en').find(({ year }) => year === company.lastNightShift);
    expect(dated?.text).toContain('night shift');
    const nights = findAll(
      /night (?:shift|desk|week|differential)|Nacht(?:schicht|woche|zuschl)/giu,
    );
    const present = nights.filter(
      ({ where, text }) =>
        !text.includes(ended) && !where.endsWith('home_timeline_reorganizing_text'),
    );
    expect(present.map(({ where }) => where)).toEqual([]);
  });

  test('the article on the change of clocks tells the hours at which New York joins Berlin', () => {
    const [, berlin, newYork] = company.desks;
    const opensInBerlin = (day: string) => {
      const hours = Array.from(
        { length: 24 },
        (_, hour) => new Date(Date.parse(day) + hour * 3_600_000),
      );
      const opens = hours.find((at) => hourAt(newYork.timeZone, at) === from);
      return opens && hourAt(berlin.timeZone, opens);
    };
    const between = opensInBerlin('2026-10-28');
    const usual = opensInBerlin('2026-11-03');
    const article = demoArticles.find(({ title }) => title.startsWith('When Europe turns'));
    expect(article?.content).toContain(`at ${between}:00 instead of ${usual}:00`);
    expect(article?.german.content).toContain(`um ${between} statt um ${usual} Uhr`);
  });
});

describe('history, registration and data', () => {
  const founded = Number(company.foundedOn.slice(0, 4));

  test('the day of the foundation is told with its year, or with that of an anniversary', () => {
    const days = findAll(/(?:22 February|22\. Februar) (\d{4})/g);
    expect(days.map(({ match }) => Number(match[1]))).toContain(founded);
    const wrong = days.filter(({ match }) => ![founded, founded + 11].includes(Number(match[1])));
    expect(wrong).toEqual([]);
  });

  test('the anniversary, marked as still to come, says on which day it ends', () => {
    const [last] = timeline('en').slice(-1);
    expect(last).toMatchObject({ year: founded + 10, upcoming: true });
    expect(last?.text).toContain(`22 February ${founded + 10}`);
    expect(last?.text).toContain(`22 February ${founded + 11}`);
    expect(timeline('de').at(-1)?.text).toContain(`22. Februar ${founded + 11}`);
  });

  test('who names the register of business names names the one of corporations beside it', () => {
    const registers = findAll(
      /Department of Trade|Handels- und Industrieministerium|\bDTI\b/g,
    ).filter(({ where }) => !where.endsWith('.company_rule_registration'));
    expect(registers).toHaveLength(2);
    for (const { text } of registers) expect(text).toContain('Securities and Exchange Commission');
  });

  test('data may leave the European Union under clauses, and no text says that they stay', () => {
    const told = findAll(/leaves? the European Union|Europäische Union verl/g);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(({ text }) => !/clauses|Klauseln/.test(text))).toEqual([]);
    // Agents in Cebu read them: no text may claim that they never leave.
    const stays = findAll(
      /(?:stays?|remains?|kept only|bleib(?:t|en)|verbleib(?:t|en))\b[^.]{0,40}\b(?:EU|Europe(?:an Union)?|Europa|Europäischen Union)\b/gu,
    );
    expect(stays.map(({ where }) => where)).toEqual([]);
    expect(findAll(/most of it does not|das meiste bleibt/g)).toEqual([]);
  });

  test('articles are signed by people of the company', () => {
    const people = [...employees, ...leaders()].map(({ name }) => name);
    for (const { authorName } of demoArticles) expect(people).toContain(authorName);
  });
});
