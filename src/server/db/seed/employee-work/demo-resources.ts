import type { ResourceLanguage } from '../../../../shared/contracts/resource.ts';

type About = {
  title: string;
  description: string;
  category: string;
  language: ResourceLanguage;
  requiresAcknowledgement: boolean;
};

/** A link, or a document that is drawn from its paragraphs. */
export type DemoResource = About &
  (
    | { kind: 'link'; url: string }
    | { kind: 'document'; fileName: string; paragraphs: readonly string[] }
  );

/** What the people of the demonstration look up. */
export const demoResources: readonly DemoResource[] = [
  {
    kind: 'document',
    title: 'Working safely at the desk',
    description: 'Headsets, screens, breaks: what everybody keeps to, at home too.',
    category: 'Policies',
    language: 'both',
    requiresAcknowledgement: true,
    fileName: 'working-safely-at-the-desk.pdf',
    paragraphs: [
      'Wear the headset that was given to you. It limits what reaches your ears to 85 decibels; your own one may not.',
      'Look away from the screen for five minutes in each hour. A break is working time.',
      'The upper edge of the screen stands at the height of your eyes, and daylight comes from the side.',
      'Tragen Sie das Headset, das Sie bekommen haben. Es begrenzt den Schall auf 85 Dezibel, Ihr eigenes vielleicht nicht.',
      'Sehen Sie in jeder Stunde fünf Minuten vom Bildschirm weg. Die Pause ist Arbeitszeit.',
    ],
  },
  {
    kind: 'document',
    title: 'Datenschutz am Telefon',
    description: 'Was wir fragen dürfen, was wir notieren und was nie auf einen Zettel gehört.',
    category: 'Policies',
    language: 'de',
    requiresAcknowledgement: false,
    fileName: 'datenschutz-am-telefon.pdf',
    paragraphs: [
      'Fragen Sie nur, was Sie für das Anliegen brauchen. Geburtsdatum und Anschrift prüfen wir, wir lesen sie nicht vor.',
      'Notizen gehören in das System des Auftraggebers, nie auf Papier.',
      'Wer Auskunft über die eigenen Daten möchte, wird an die Datenschutzkoordination verbunden.',
    ],
  },
  {
    kind: 'document',
    title: 'Your first week',
    description: 'Whom you meet, what you get, and what nobody expects of you yet.',
    category: 'Onboarding',
    language: 'en',
    requiresAcknowledgement: false,
    fileName: 'your-first-week.pdf',
    paragraphs: [
      'Monday: your desk, your badge, and lunch with your team leader.',
      'Tuesday to Thursday: you listen. Nobody takes a call alone in the first week.',
      'Friday: an hour with the person who started before you. Ask what they would have liked to know.',
    ],
  },
  {
    kind: 'link',
    title: 'Shift swaps',
    description: 'Offer a shift or take one over; the roster follows by itself.',
    category: 'Forms',
    language: 'both',
    requiresAcknowledgement: false,
    url: 'https://roster.talabridge.example/swaps',
  },
  {
    kind: 'link',
    title: 'Health insurance: what is covered',
    description:
      'The card of your insurer, and the clinics in Cebu and Manila that bill it directly.',
    category: 'Benefits',
    language: 'en',
    requiresAcknowledgement: false,
    url: 'https://benefits.talabridge.example/health',
  },
];
