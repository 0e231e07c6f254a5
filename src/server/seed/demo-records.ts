import { slugify } from '../../shared/domain/text.ts';
import type { DemoRecords } from '../services/context.ts';
import { demoBankAccount, demoClients } from './seed-client-portal.ts';
import { demoClient, demoEmployee } from './seed-demo-users.ts';
import { demoAnnouncements, demoResources } from './seed-employee-portal.ts';
import { demoEmployees } from './seed-employees.ts';
import { demoPictures } from './seed-gallery.ts';
import { demoSubmissionDigest, demoSubscribers } from './seed-inbox.ts';
import { demoArticles } from './seed-news.ts';

/** Keys by which the launch checklist recognises seeded records. */
export const demoRecords: DemoRecords = {
  logins: [demoClient.email, demoEmployee.email],
  employees: demoEmployees.map(({ name }) => slugify(name)),
  clients: demoClients.map(({ companyName }) => companyName),
  iban: demoBankAccount.iban,
  submissionDigest: demoSubmissionDigest,
  subscribers: demoSubscribers.map(({ email }) => email),
  articles: demoArticles.map(({ title }) => slugify(title)),
  pictures: demoPictures.map(({ alt }) => alt),
  announcements: demoAnnouncements.map(({ title }) => title),
  resources: demoResources.map(({ title }) => title),
};
