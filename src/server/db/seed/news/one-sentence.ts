import type { SeedArticle } from './seed-article.ts';

/** What an analysis of calls found. */
export const oneSentence: SeedArticle = {
  title: 'The sentence that caused every ninth call',
  excerpt:
    'A client wanted more people on the phones. The data wanted a shorter mail. A note on what to look at before hiring anybody.',
  content: `A shop for garden furniture asked us for six more agents: calls had risen by a third since spring. Before we agreed, Paolo Magsino read what the callers had said.

## What the calls were about

| Reason | Share |
| --- | --- |
| "Where is my parcel?" | 31 % |
| "What is a partial delivery?" | 11 % |
| Returns | 9 % |
| Everything else | 49 % |

The second line was new. In March the shop had added a sentence to its dispatch mail: *"Your order may be sent as a partial delivery."* It was true for four orders in a hundred. It worried everybody else.

## What happened then

The sentence now appears only where it applies, and says which part comes when. Within two weeks the calls were back where they had been. The shop hired nobody, and we lost an order of six people. It renewed its contract for three years.

Before you ask for more hands, look at three things:

1. the **ten most frequent first sentences** of your callers,
2. what you **sent out in the days before** they rose,
3. how many of them **call twice**.

We do this analysis once for every new client, before the first shift.`,
  german: {
    category: 'Einblicke',
    title: 'Der Satz, der jeden neunten Anruf auslöste',
    excerpt:
      'Ein Kunde wollte mehr Leute am Telefon. Die Daten wollten eine kürzere Mail. Was man sich ansehen sollte, bevor man jemanden einstellt.',
    content: `Ein Versand für Gartenmöbel bat uns um sechs zusätzliche Kräfte: Seit dem Frühjahr waren die Anrufe um ein Drittel gestiegen. Bevor wir zusagten, las Paolo Magsino nach, was die Leute gesagt hatten.

## Worum es ging

| Anlass | Anteil |
| --- | --- |
| „Wo ist mein Paket?“ | 31 % |
| „Was ist eine Teillieferung?“ | 11 % |
| Rücksendungen | 9 % |
| Alles andere | 49 % |

Die zweite Zeile war neu. Im März hatte der Versand einen Satz in die Versandmail aufgenommen: *„Ihre Bestellung wird möglicherweise als Teillieferung verschickt.“* Das stimmte bei vier von hundert Bestellungen. Alle anderen hat es beunruhigt.

## Was dann geschah

Der Satz steht jetzt nur noch da, wo er zutrifft, und sagt, welcher Teil wann kommt. Nach zwei Wochen waren die Anrufe wieder auf dem alten Stand. Der Versand stellte niemanden ein, uns entging ein Auftrag für sechs Plätze. Den Vertrag hat er um drei Jahre verlängert.

Bevor Sie um mehr Hände bitten, sehen Sie sich drei Dinge an:

1. die **zehn häufigsten ersten Sätze** am Telefon,
2. was Sie **in den Tagen vor dem Anstieg verschickt** haben,
3. wie viele **zweimal anrufen**.

Diese Auswertung machen wir für jeden neuen Kunden einmal, vor der ersten Schicht.`,
  },
  picture: null,
  tags: ['Data', 'Customer support'],
  hashtags: ['#DataAnalytics'],
  authorName: 'Paolo Magsino',
  category: 'Insights',
  publishedAt: new Date('2026-09-08T09:00:00Z'),
};
