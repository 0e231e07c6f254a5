import type { SeedArticle } from './seed-article.ts';

/** The anniversary. */
export const tenYears: SeedArticle = {
  title: 'Ten years between two mornings',
  excerpt:
    'On 22 February 2016 four people took the evening calls of one Berlin shop. What we kept from that winter, and what we had to unlearn.',
  content: `On 22 February 2016 four people in a rented room in Cebu took over the evening calls of a mail-order company in Berlin. Twenty-six calls came in that first night. All four of them remember the last one: a man who wanted to know whether his mother's armchair could arrive before her birthday. It could.

## What we kept

- **One desk hands over to the next in person.** Fifteen minutes, on video, every day. No form has ever replaced it.
- **Whoever leads a team takes calls.** One hour a week, in the team's own queue.
- **We say no.** About one enquiry in five is work that should not travel, and we tell the people who ask.

## What we had to unlearn

For years we measured how long a call lasted. Short was good. Then an analyst compared call times with second calls and found what every agent knew: *the shortest calls were the ones that came back*. We stopped showing the clock in 2021. Calls became forty seconds longer, and there were a fifth fewer of them.

## What comes next

In the anniversary year we open our desks for a day each: Cebu in March, Berlin in June, the others in autumn. If you are a client, you are invited; if you are not yet, [write to us](/#contact) and come along.`,
  german: {
    category: 'Unternehmen',
    title: 'Zehn Jahre zwischen zwei Morgen',
    excerpt:
      'Am 22. Februar 2016 übernahmen vier Menschen die Abendanrufe eines Berliner Versandhauses. Was wir aus diesem Winter behalten haben und was wir verlernen mussten.',
    content: `Am 22. Februar 2016 übernahmen vier Menschen in einem gemieteten Raum in Cebu die Abendanrufe eines Berliner Versandhauses. Sechsundzwanzig Anrufe kamen in der ersten Nacht. An den letzten erinnern sich alle vier: Ein Mann wollte wissen, ob der Sessel für seine Mutter noch vor ihrem Geburtstag ankommt. Er kam an.

## Was wir behalten haben

- **Übergeben wird persönlich.** Fünfzehn Minuten, per Video, jeden Tag. Kein Formular hat das je ersetzt.
- **Wer ein Team leitet, nimmt Anrufe an.** Eine Stunde in der Woche, in der Warteschlange des eigenen Teams.
- **Wir sagen Nein.** Etwa jede fünfte Anfrage betrifft Arbeit, die besser bleibt, wo sie ist. Das sagen wir dann auch.

## Was wir verlernen mussten

Jahrelang haben wir gemessen, wie lange ein Gespräch dauert. Kurz galt als gut. Dann verglich eine Analystin die Gesprächszeiten mit den Zweitanrufen und fand, was am Telefon alle wussten: *Die kürzesten Gespräche kamen am häufigsten zurück.* Seit 2021 zeigen wir die Uhr nicht mehr an. Die Gespräche dauern vierzig Sekunden länger, und es sind ein Fünftel weniger geworden.

## Was jetzt kommt

Im Jubiläumsjahr öffnen unsere Standorte je einen Tag lang die Türen: Cebu im März, Berlin im Juni, die anderen im Herbst. Wenn Sie schon Kunde sind, sind Sie eingeladen. Wenn nicht, [schreiben Sie uns](/de#contact) und kommen Sie trotzdem.`,
  },
  picture: 'bridge',
  tags: ['Anniversary', 'Company'],
  hashtags: ['#TenYears', '#Talabridge'],
  authorName: 'Katrin Salvador',
  category: 'Company News',
  publishedAt: new Date('2026-02-22T08:00:00Z'),
};
