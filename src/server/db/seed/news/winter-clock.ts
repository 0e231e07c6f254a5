import type { SeedArticle } from './seed-article.ts';

/** What the end of summer time means for the desks. */
export const winterClock: SeedArticle = {
  title: 'When Europe turns the clock, Manila moves its lunch',
  excerpt:
    'On 25 October Berlin gains an hour and our desks shift by one. What changes for clients, and what does not.',
  content: `The Philippines have not turned a clock since 1990. Europe does it twice a year, North America too, on other days. For a company whose day goes around the globe this means: for one week in autumn nothing fits.

## The dates

- **25 October:** Berlin goes back to winter time. Manila is now *seven* hours ahead instead of six.
- **1 November:** New York follows. From then on the usual distances hold until March.

## What changes for you

Nothing, if we do it right. Your hours of service are agreed in **your** time. The late shift in Cebu starts an hour later for it, the handover to Austin moves from 15:00 to 16:00, and in the week between, Berlin covers the hour that would be missing.

## What changes for us

Ramon Tagalogin plans the week of the change in August. People with small children or a long way home choose first. Whoever works the odd hour gets it back twice in December. And lunch on Fridays in Cebu, which matters, stays at noon.`,
  german: {
    category: 'Betrieb',
    title: 'Wenn Europa die Uhr umstellt, verlegt Manila die Mittagspause',
    excerpt:
      'Am 25. Oktober gewinnt Berlin eine Stunde, und unsere Schichten verschieben sich um eine. Was sich für Auftraggeber ändert und was nicht.',
    content: `Auf den Philippinen wurde seit 1990 keine Uhr mehr umgestellt. Europa tut es zweimal im Jahr, Nordamerika auch, nur an anderen Tagen. Für ein Unternehmen, dessen Arbeitstag um die Welt geht, heißt das: Eine Woche im Herbst passt nichts zusammen.

## Die Termine

- **25. Oktober:** In Berlin beginnt die Winterzeit. Manila ist nun *sieben* statt sechs Stunden voraus.
- **1. November:** New York zieht nach. Danach gelten bis März wieder die üblichen Abstände.

## Was sich für Sie ändert

Nichts, wenn wir es richtig machen. Ihre Servicezeiten sind in **Ihrer** Zeit vereinbart. Die Spätschicht in Cebu beginnt dafür eine Stunde später, die Übergabe an Austin wandert von 15 auf 16 Uhr, und in der Woche dazwischen übernimmt Berlin die Stunde, die sonst fehlen würde.

## Was sich für uns ändert

Ramon Tagalogin plant die Umstellungswoche schon im August. Wer kleine Kinder hat oder weit fährt, wählt zuerst. Wer die ungerade Stunde übernimmt, bekommt sie im Dezember doppelt zurück. Und das Freitagsessen in Cebu, darauf kommt es an, bleibt um zwölf.`,
  },
  picture: null,
  tags: ['Time zones', 'Operations'],
  hashtags: ['#FollowTheSun'],
  authorName: 'Ramon Tagalogin',
  category: 'Operations',
  publishedAt: new Date('2026-10-13T05:00:00Z'),
};
