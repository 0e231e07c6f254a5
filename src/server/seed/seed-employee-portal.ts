import { company } from '../../shared/content/company.ts';
import type { ResourceLanguage } from '../../shared/contracts/resource.ts';
import { Announcement, type GermanAnnouncement } from '../db/entities/announcements.ts';
import { Resource, ResourceVersion } from '../db/entities/resources.ts';
import { Upload } from '../db/entities/uploads.ts';
import type { EntityManager } from '../db/orm.ts';
import type { ServiceContext } from '../services/context.ts';
import { storeGeneratedDocument } from '../services/resources/resource-documents.ts';

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
    body: `The building’s generators are tested on Friday from 13:00. Calls go to Manila; the handover is at **11:45**.

Take your laptops home. Whoever cannot work from home that afternoon gets the hours credited.`,
    german: {
      title: 'Cebu schließt am Freitag um zwölf',
      body: `Am Freitag ab 13 Uhr werden die Notstromaggregate des Gebäudes geprüft. Die Anrufe gehen nach Manila, übergeben wird um **11:45 Uhr**.

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

type ResourceDetails = {
  title: string;
  description: string;
  category: string;
  language: ResourceLanguage;
  requiresAcknowledgement: boolean;
};

/** A link, or a document that is drawn from its paragraphs. */
type DemoResource = ResourceDetails &
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

/** In points, on A4. */
const margin = 64;

/** A page with a title and paragraphs as a PDF, in one of the fonts every reader has. */
async function drawDocument(title: string, paragraphs: readonly string[]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    displayTitle: true,
    info: { Title: title, Author: company.legalName },
  });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  doc.font('Helvetica').fontSize(10).fillColor('#52616F').text(company.brand);
  doc.moveDown(2).font('Helvetica-Bold').fontSize(22).fillColor('#0B1B2B').text(title);
  doc.moveDown().font('Helvetica').fontSize(11.5);
  for (const paragraph of paragraphs) doc.text(paragraph, { lineGap: 4 }).moveDown(0.75);
  doc.end();
  return done;
}

const dayMs = 86_400_000;

async function seedAnnouncements(em: EntityManager): Promise<void> {
  if ((await em.count(Announcement)) > 0) return;
  for (const { daysAgo, ...announcement } of demoAnnouncements) {
    em.create(Announcement, {
      ...announcement,
      publishedAt: daysAgo === null ? null : new Date(Date.now() - daysAgo * dayMs),
    });
  }
  await em.flush();
}

/** What the first version of a resource leads to. */
async function createTarget(
  ctx: Pick<ServiceContext, 'em' | 'objects'>,
  resource: DemoResource,
): Promise<{ url: string | null; upload: Upload | null }> {
  if (resource.kind === 'link') return { url: resource.url, upload: null };
  const bytes = await drawDocument(resource.title, resource.paragraphs);
  const { uploadId } = await storeGeneratedDocument(ctx, {
    bytes,
    fileName: resource.fileName,
    contentType: 'application/pdf',
  });
  const upload = await ctx.em.findOneOrFail(Upload, { id: uploadId }, { refresh: true });
  upload.status = 'attached';
  return { url: null, upload };
}

async function seedResources(ctx: Pick<ServiceContext, 'em' | 'objects'>): Promise<void> {
  const { em } = ctx;
  if ((await em.count(Resource)) > 0) return;
  for (const demo of demoResources) {
    const { title, description, category, language, kind, requiresAcknowledgement } = demo;
    const target = await createTarget(ctx, demo);
    const resource = em.create(Resource, {
      title,
      description,
      category,
      language,
      kind,
      requiresAcknowledgement,
    });
    em.create(ResourceVersion, { resource, number: 1, ...target });
  }
  await em.flush();
}

/** What the employees of the demonstration are told and look up; each only where there is none of it. */
export async function seedEmployeePortal(
  ctx: Pick<ServiceContext, 'em' | 'objects'>,
): Promise<void> {
  await seedAnnouncements(ctx.em);
  await seedResources(ctx);
}
