import type { GermanAnnouncement } from '../../entities/announcement.ts';

type DemoAnnouncement = {
  title: string;
  /** Markdown. */
  body: string;
  german: GermanAnnouncement;
  isPinned: boolean;
  /** Days before the demonstration begins; null for a draft. */
  daysAgo: number | null;
};

/** What the people of the demonstration are told. */
export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    title: 'Please read the new rules for headsets and screens',
    body: `From next month nobody works at a desk without a headset that limits its volume. The handbook has a new chapter on this and on breaks from the screen.

- Read **Working safely at the desk** under *Resources* and confirm it there.
- Headsets that hiss or press are replaced at the front desk, no questions asked.`,
    german: {
      title: 'Bitte lesen Sie die neuen Regeln für Headsets und Bildschirme',
      body: `Ab dem nächsten Monat arbeitet niemand mehr ohne ein Headset, das die Lautstärke begrenzt. Im Handbuch steht dazu ein neues Kapitel, ebenso zu Bildschirmpausen.

- Lesen Sie **Working safely at the desk** unter *Unterlagen* (auf Englisch und Deutsch) und bestätigen Sie es dort.
- Headsets, die rauschen oder drücken, tauscht der Empfang ohne Rückfrage.`,
    },
    isPinned: true,
    daysAgo: 2,
  },
  {
    title: 'Cebu closes at noon on Friday',
    body: `The building’s generators are tested on Friday from 13:00. Calls go to Berlin and Austin; the handover is at **11:45**.

Take your laptops home. Whoever cannot work from home that afternoon gets the hours credited.`,
    german: {
      title: 'Cebu schließt am Freitag um zwölf',
      body: `Am Freitag ab 13 Uhr werden die Notstromaggregate des Gebäudes geprüft. Die Anrufe gehen nach Berlin und Austin, übergeben wird um **11:45 Uhr**.

Nehmen Sie Ihre Laptops mit. Wer an diesem Nachmittag nicht von zu Hause arbeiten kann, bekommt die Stunden gutgeschrieben.`,
    },
    isPinned: false,
    daysAgo: 4,
  },
  {
    title: 'German evening classes start again',
    body: `Two groups, A2 and B1, Tuesdays and Thursdays after the late shift, paid as working time. Write to Henrike Osterloh by the end of the week.`,
    german: {
      title: 'Die Deutschkurse am Abend gehen weiter',
      body: `Zwei Gruppen, A2 und B1, dienstags und donnerstags nach der Spätschicht. Die Zeit gilt als Arbeitszeit. Bitte melden Sie sich bis Ende der Woche bei Henrike Osterloh.`,
    },
    isPinned: false,
    daysAgo: 11,
  },
  {
    title: 'Summer party: where?',
    body: 'The vote is being prepared. Three places, one day.',
    german: {
      title: 'Sommerfest: wo?',
      body: 'Die Abstimmung wird vorbereitet. Drei Orte, ein Tag.',
    },
    isPinned: false,
    daysAgo: null,
  },
];
