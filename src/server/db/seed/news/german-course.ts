import type { SeedArticle } from './seed-article.ts';

/** The German course. */
export const germanCourse: SeedArticle = {
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
