import { expect } from 'vitest';
import { User } from '../db/entities/accounts.ts';
import { ApplicationNote } from '../db/entities/application-review.ts';
import { Application } from '../db/entities/applications.ts';
import { Booking } from '../db/entities/bookings.ts';
import { Client } from '../db/entities/clients.ts';
import { GalleryLike } from '../db/entities/gallery.ts';
import { ContactMessage } from '../db/entities/inbox.ts';
import { NewsletterSubscriber } from '../db/entities/newsletter.ts';
import { Question } from '../db/entities/questions.ts';
import { Setting } from '../db/entities/system.ts';
import type { EntityManager } from '../db/orm.ts';
import { addArticle, addEmployee, addGalleryItem } from './content.ts';
import type { TestApp } from './test-app.ts';
import type { TestResponse } from './test-client.ts';

/** Stands in every stored value that is not for the public. */
export const canary = 'canary-7f3a';
/** The birthday of everybody who has one: no date can hold the canary. */
const hiddenBirthday = '1901-02-03';
/** As data and as a contact card write it; four digits alone stand in many an id. */
const birthdays = /1901-?02-?03/;
/** Names of fields that no public answer may have, whatever is in them, and how a stored password begins. */
const privateNames =
  /correctAnswer|correctOptionId|correct_|passwordHash|password_hash|argon2id|reviewNotes|review_notes|internalNote|storeKey|submissionKey|submissionDigest|seedKey|sessionVersion|deletedAt|birthdate|hdmfNumber|sssNumber|philhealthNumber|taxId|additionalImage|isSuspicious|consentVersion|consentLocale|consentAt|ndaSigned|isActive|"notes"|"version"/g;

/** Refuses answers that hold a private value, or a field of a private name that is not among those `told` on purpose. */
export function expectClean(answers: readonly TestResponse[], told: readonly string[] = []): void {
  for (const { text, headers } of answers) {
    expect(text).not.toContain(canary);
    expect(text).not.toMatch(birthdays);
    const names = text.match(privateNames) ?? [];
    expect(names.filter((name) => !told.includes(name))).toEqual([]);
    expect(JSON.stringify([...headers])).not.toContain(canary);
  }
}

function addContent(em: EntityManager) {
  const numbers = {
    hdmfNumber: `${canary}-hdmf`,
    sssNumber: `${canary}-sss`,
    philhealthNumber: `${canary}-philhealth`,
    taxId: `${canary}-tax`,
  };
  const secrets = {
    ...numbers,
    notes: `${canary} notes`,
    address: `${canary} street`,
    privatePhone: `${canary} phone`,
    privateEmail: `${canary}@people.example`,
    birthdate: hiddenBirthday,
  };
  const employee = addEmployee(em, { ...secrets, name: 'Open Person' });
  const hiddenPeople = [{ isPublic: false }, { isActive: false }, { deletedAt: new Date() }].map(
    (hidden, index) =>
      addEmployee(em, { ...secrets, name: `${canary} hidden ${index}`, ...hidden }),
  );
  const article = addArticle(em, { slug: 'out', title: 'Out' });
  addArticle(em, { title: `${canary} draft`, isPublished: false, publishedAt: null });
  addArticle(em, { title: `${canary} later`, publishedAt: new Date(Date.now() + 3_600_000) });
  addArticle(em, { title: `${canary} deleted`, deletedAt: new Date() });
  const picture = addGalleryItem(em, { caption: 'Shown' });
  addGalleryItem(em, { caption: `${canary} hidden`, isActive: false });
  em.create(GalleryLike, { item: picture, sessionId: `${canary}-session` });
  return { employee, hiddenPeople, article, picture };
}

function addQuestions(em: EntityManager): void {
  for (const type of ['general', 'english'] as const) {
    for (let index = 0; index < 12; index += 1) {
      em.create(Question, {
        type,
        questionText: `Question ${type} ${index}`,
        options: ['one', 'two', 'three'],
        correctAnswer: 'two',
        // For those alone who are asked in German.
        german: { questionText: `${canary} german`, options: ['eins', `${canary}-de`, 'drei'] },
        seedKey: `${canary}-${type}-${index}`,
      });
    }
    for (const hidden of [{ isActive: false }, { deletedAt: new Date() }]) {
      em.create(Question, {
        type,
        questionText: `${canary} never asked`,
        options: [`${canary} a`, `${canary} b`],
        correctAnswer: `${canary} a`,
        ...hidden,
      });
    }
  }
}

/** What visitors sent by the forms of the site, with the canary in all of it. */
function addSent(em: EntityManager): void {
  const sent = { locale: 'en', consentVersion: canary, submissionDigest: canary } as const;
  em.create(Client, {
    ...sent,
    clientId: 'TB-9999',
    companyName: `${canary} company`,
    contactPerson: `${canary} person`,
    contactEmail: `${canary}@clients.example`,
    notes: `${canary} notes`,
    submissionKey: `${canary}-client`,
  });
  em.create(ContactMessage, {
    ...sent,
    name: `${canary} name`,
    email: `${canary}@clients.example`,
    message: `${canary} message`,
    submissionKey: `${canary}-message`,
  });
  em.create(NewsletterSubscriber, {
    email: `${canary}@readers.example`,
    locale: 'en',
    consentVersion: canary,
  });
}

/** Stores what the public may see, with the canary in every value beside it that is not for the public. */
export async function storeHiddenValues({ orm }: Pick<TestApp, 'orm'>) {
  const em = orm.em.fork();
  const { employee, hiddenPeople, article, picture } = addContent(em);
  addQuestions(em);
  addSent(em);
  const setting = { description: `${canary} description`, updatedAt: new Date() };
  em.create(Setting, { ...setting, key: 'applications_enabled', value: 'true' });
  em.create(Setting, { ...setting, key: 'other', value: `${canary} value` });
  await em.flush();
  return {
    employeeId: employee.id,
    employeeSlug: employee.slug,
    hiddenPeople: hiddenPeople.map(({ slug }) => slug),
    slug: article.slug,
    pictureId: picture.id,
  };
}

export type HiddenRecords = Awaited<ReturnType<typeof storeHiddenValues>>;

/** Puts the canary behind a password's hash; the password stays good, for the hash is read up to there. */
export async function addCanaryToPassword(
  { orm }: Pick<TestApp, 'orm'>,
  id: string,
): Promise<void> {
  const em = orm.em.fork();
  const user = await em.findOneOrFail(User, { id });
  user.passwordHash = `${user.passwordHash}$${canary}`;
  await em.flush();
}

/** What reviewers say of an application among themselves. */
export async function addCanaryToApplication(
  { orm }: Pick<TestApp, 'orm'>,
  id: string,
): Promise<void> {
  const em = orm.em.fork();
  await em.nativeUpdate(Application, { id }, { reviewNotes: `${canary} notes` });
  const application = em.getReference(Application, id);
  em.create(ApplicationNote, { application, text: `${canary} note`, authorName: canary });
  await em.flush();
}

/** What was typed at booking, and what administrators noted since. */
export async function addCanaryToBooking({ orm }: Pick<TestApp, 'orm'>, id: string): Promise<void> {
  const typed = { name: canary, company: canary, topic: canary };
  await orm.em.fork().nativeUpdate(Booking, { id }, { ...typed, internalNote: canary });
}
