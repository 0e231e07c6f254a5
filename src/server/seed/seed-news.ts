import { slugify } from '../../shared/domain/text.ts';
import { type GermanArticle, NewsArticle } from '../db/entities/news.ts';
import type { EntityManager } from '../db/orm.ts';
import type { DrawPicture } from './seed-gallery.ts';

/** An article of the demo content. */
type SeedArticle = {
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  german: GermanArticle;
  /** Name of the gallery picture above it. */
  picture: string | null;
  tags: string[];
  hashtags: string[];
  authorName: string;
  category: string;
  publishedAt: Date;
};

/** The German course. */
const germanCourse: SeedArticle = {
  title: 'Four weeks before the first call',
  excerpt:
    'How people in Cebu learn to answer for a German shop: half of the course is listening, and the hardest word has two letters.',
  content: `Nobody takes a German call here before the fifth week. What happens in the four weeks before?

## Week one: listening

Twenty hours of real conversations, with names removed. The class stops where the mood changes and asks one question: *what was said just before?* Mostly it is a small word. "Leider" is fine. "Eigentlich" is not.

## Week two: writing

A complaint by email wants three things in the first two lines: that it arrived, what happens now, and until when. The class writes forty answers and reads them aloud. What sounds wrong aloud is wrong.

## Week three: the product

A trainer of the client comes, in person or on video. Everybody orders something from the shop, unpacks it, and sends it back. Whoever has tried to close that carton again needs no script.

## Week four: with a partner

Calls are taken in pairs; the second headset listens. At the end both write down one sentence for each other.

The hardest word, by the way, is "na". It opens half of all German conversations, and no dictionary explains it.

We are taking applications for the course in [Cebu and Manila](/careers).`,
  german: {
    category: 'Schulung',
    title: 'Vier Wochen bis zum ersten Anruf',
    excerpt:
      'Wie man in Cebu lernt, für einen deutschen Shop zu antworten: Die Hälfte des Kurses ist Zuhören, und das schwierigste Wort hat zwei Buchstaben.',
    content: `Vor der fünften Woche nimmt hier niemand einen deutschen Anruf an. Was geschieht in den vier Wochen davor?

## Erste Woche: zuhören

Zwanzig Stunden echte Gespräche, ohne Namen. Wo die Stimmung kippt, hält der Kurs an und stellt eine Frage: *Was wurde unmittelbar davor gesagt?* Meist ist es ein kleines Wort. „Leider“ geht. „Eigentlich“ geht nicht.

## Zweite Woche: schreiben

Wer sich per Mail beschwert, will in den ersten zwei Zeilen drei Dinge lesen: dass es angekommen ist, was jetzt passiert und bis wann. Der Kurs schreibt vierzig Antworten und liest sie laut vor. Was laut falsch klingt, ist falsch.

## Dritte Woche: das Produkt

Jemand vom Auftraggeber kommt dazu, vor Ort oder per Video. Alle bestellen etwas im Shop, packen es aus und schicken es zurück. Wer einmal versucht hat, diesen Karton wieder zuzubekommen, braucht keinen Leitfaden.

## Vierte Woche: zu zweit

Anrufe werden zu zweit angenommen, das zweite Headset hört mit. Am Ende schreiben beide einander einen Satz auf.

Das schwierigste Wort ist übrigens „na“. Damit beginnt jedes zweite Gespräch in Deutschland, und kein Wörterbuch erklärt es.

Für den Kurs in [Cebu und Manila](/de/careers) nehmen wir Bewerbungen entgegen.`,
  },
  picture: 'training',
  tags: ['Training', 'German'],
  hashtags: ['#Training', '#Careers'],
  authorName: 'Liezl Buenaflor',
  category: 'Training',
  publishedAt: new Date('2026-07-14T06:00:00Z'),
};

/** What an analysis of calls found. */
const oneSentence: SeedArticle = {
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

/** The failover test. */
const lightsOut: SeedArticle = {
  title: 'We switched Manila off, and nobody noticed',
  excerpt:
    'Once a quarter we take a site off the network without warning. A report on the fourteenth test: eleven seconds, one lost call, and what we change.',
  content: `On a Tuesday in May, at 10:42 Manila time, Desmond Achterberg pulled a plug. He had told two people. Everybody else learned of it from their telephones.

## What happened

1. **After 4 seconds** the calls that were ringing moved to Cebu.
2. **After 11 seconds** new calls were spread over Cebu and the colleagues at home.
3. **After 6 minutes** everybody who works in the building was logged in on a laptop over a mobile network.

Of 212 conversations under way, 211 went on. One was lost, because a headset had been paired with a desk telephone that had no battery. The customer was called back within two minutes and had assumed it was a tunnel.

## What we change

- Desk telephones without a battery are gone from all sites as of July.
- The message to clients now goes out *before* the second minute, not after the tenth.
- The test in autumn will be on a Sunday, when fewer people can help.

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
2. **Nach 11 Sekunden** verteilten sich neue Anrufe auf Cebu und alle, die zu Hause arbeiten.
3. **Nach 6 Minuten** waren alle im Gebäude per Laptop und Mobilfunk wieder angemeldet.

Von 212 laufenden Gesprächen gingen 211 weiter. Eines brach ab, weil ein Headset an einem Tischtelefon ohne Akku hing. Der Kunde wurde binnen zwei Minuten zurückgerufen. Er hatte an einen Tunnel gedacht.

## Was wir ändern

- Tischtelefone ohne Akku verschwinden bis Juli von allen Standorten.
- Die Meldung an Auftraggeber geht künftig *vor* der zweiten Minute hinaus, nicht nach der zehnten.
- Der Test im Herbst findet an einem Sonntag statt, wenn weniger Leute helfen können.

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

/** The anniversary. */
const tenYears: SeedArticle = {
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

In the anniversary year we open our desks for a day each: Cebu in March, Berlin in June, the others in autumn. The year closes with a party in Berlin and Cebu on 22 February 2027. If you are a client, you are invited; if you are not yet, [write to us](/#contact) and come along.`,
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

Im Jubiläumsjahr öffnen unsere Standorte je einen Tag lang die Türen: Cebu im März, Berlin im Juni, die anderen im Herbst. Den Abschluss bildet am 22. Februar 2027 ein Fest in Berlin und Cebu. Wenn Sie schon Kunde sind, sind Sie eingeladen. Wenn nicht, [schreiben Sie uns](/de#contact) und kommen Sie trotzdem.`,
  },
  picture: 'bridge',
  tags: ['Anniversary', 'Company'],
  hashtags: ['#TenYears', '#Talabridge'],
  authorName: 'Katrin Salvador',
  category: 'Company News',
  publishedAt: new Date('2026-02-22T08:00:00Z'),
};

/** What the end of summer time means for the desks. */
const winterClock: SeedArticle = {
  title: 'When Europe turns the clock, Manila moves its lunch',
  excerpt:
    'On 25 October Berlin gains an hour and our desks shift by one. What changes for clients, and what does not.',
  content: `The Philippines have not turned a clock since 1990. Europe does it twice a year, North America too, on other days. For a company whose day goes around the globe this means: for one week in autumn nothing fits.

## The dates

- **25 October:** Berlin goes back to winter time. Manila is now *seven* hours ahead instead of six.
- **1 November:** New York follows. From then on the usual distances hold until March.

## What changes for you

Nothing, if we do it right. Your hours of service are agreed in **your** time. The late shift in Cebu starts an hour later for it. In the week between, Berlin hands over to our people in Austin and Mexico City, who keep New York time, at 13:00 instead of 14:00; they go home at the minute in which Manila begins.

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

Nichts, wenn wir es richtig machen. Ihre Servicezeiten sind in **Ihrer** Zeit vereinbart. Die Spätschicht in Cebu beginnt dafür eine Stunde später. In der Woche dazwischen übergibt Berlin schon um 13 statt um 14 Uhr an unsere Leute in Austin und Mexiko-Stadt, die nach der Uhr von New York arbeiten; sie gehen in der Minute nach Hause, in der Manila beginnt.

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

/** Pixels; a picture lies across the whole page above its article. */
const pictureWidth = 1440;

export const demoArticles = [tenYears, lightsOut, germanCourse, oneSentence, winterClock];

/** Publishes the demo articles where there are none yet, drafts included. */
export async function seedNews(em: EntityManager, draw: DrawPicture): Promise<void> {
  if ((await em.count(NewsArticle)) > 0) return;
  const written = [];
  for (const { picture, ...article } of demoArticles) {
    written.push({
      ...article,
      mainImage: picture === null ? null : await draw(picture, pictureWidth),
    });
  }
  for (const article of written) {
    em.create(NewsArticle, { ...article, slug: slugify(article.title), isPublished: true });
  }
  await em.flush();
}
