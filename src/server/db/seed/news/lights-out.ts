import type { SeedArticle } from './seed-article.ts';

/** The failover test. */
export const lightsOut: SeedArticle = {
  title: 'We switched Manila off, and nobody noticed',
  excerpt:
    'Once a quarter we take a site off the network without warning. A report on the fourteenth test: eleven seconds, one lost call, and what we change.',
  content: `On a Tuesday in May, at 10:42 Manila time, Desmond Achterberg pulled a plug. He had told two people. Everybody else learned of it from their telephones.

## What happened

1. **After 4 seconds** the calls that were ringing moved to Cebu.
2. **After 11 seconds** new calls were spread over Cebu and Berlin.
3. **After 6 minutes** everybody who works in the building was logged in on a laptop over a mobile network.

Of 212 conversations under way, 211 went on. One was lost, because a headset had been paired with a desk telephone that had no battery. The customer was called back within two minutes and had assumed it was a tunnel.

## What we change

- Desk telephones without a battery are gone from all sites as of July.
- The message to clients now goes out *before* the second minute, not after the tenth.
- The test in autumn will be at night, when fewer people can help.

> A plan that has not been tried is a wish.

Clients find the full report in their portal. If you would like to see how we plan for it in your case, [ask us](/#contact).`,
  german: {
    category: 'Betrieb',
    title: 'Wir haben Manila abgeschaltet, und niemand hat es gemerkt',
    excerpt:
      'Einmal im Quartal nehmen wir einen Standort ohne Vorwarnung vom Netz. Bericht vom vierzehnten Test: elf Sekunden, ein verlorenes Gespräch und was wir ändern.',
    content: `An einem Dienstag im Mai um 10:42 Uhr Ortszeit zog Desmond Achterberg in Manila einen Stecker. Zwei Menschen wussten davon. Alle anderen erfuhren es von ihrem Telefon.

## Was geschah

1. **Nach 4 Sekunden** klingelten die wartenden Anrufe in Cebu.
2. **Nach 11 Sekunden** verteilten sich neue Anrufe auf Cebu und Berlin.
3. **Nach 6 Minuten** waren alle im Gebäude per Laptop und Mobilfunk wieder angemeldet.

Von 212 laufenden Gesprächen gingen 211 weiter. Eines brach ab, weil ein Headset an einem Tischtelefon ohne Akku hing. Der Kunde wurde binnen zwei Minuten zurückgerufen. Er hatte an einen Tunnel gedacht.

## Was wir ändern

- Tischtelefone ohne Akku verschwinden bis Juli von allen Standorten.
- Die Meldung an Auftraggeber geht künftig *vor* der zweiten Minute hinaus, nicht nach der zehnten.
- Der Test im Herbst findet nachts statt, wenn weniger Leute helfen können.

> Ein Plan, den niemand ausprobiert hat, ist ein Wunsch.

Auftraggeber finden den ganzen Bericht in ihrem Portal. Wie wir in Ihrem Fall vorsorgen, [zeigen wir Ihnen gern](/de#contact).`,
  },
  picture: 'servers',
  tags: ['Reliability', 'Technology'],
  hashtags: ['#Failover', '#Operations'],
  authorName: 'Desmond Achterberg',
  category: 'Operations',
  publishedAt: new Date('2026-05-26T07:30:00Z'),
};
