import type { DemoKind } from '../../../shared/contracts/launch.ts';
import { slugOf } from '../../../shared/domain/slug.ts';
import { Announcement } from '../../db/entities/announcement.ts';
import { Booking } from '../../db/entities/booking.ts';
import { Client } from '../../db/entities/client.ts';
import { ContactMessage } from '../../db/entities/contact-message.ts';
import { EmployeeProfile } from '../../db/entities/employee-profile.ts';
import { GalleryItem } from '../../db/entities/gallery-item.ts';
import { NewsArticle } from '../../db/entities/news-article.ts';
import { NewsletterSubscriber } from '../../db/entities/newsletter-subscriber.ts';
import { Resource } from '../../db/entities/resource.ts';
import type { EntityManager } from '../../db/orm.ts';
import { clientsWithContract } from '../../db/seed/clients/clients-with-contract.ts';
import { registeredClients } from '../../db/seed/clients/registered-clients.ts';
import { demoAnnouncements } from '../../db/seed/employee-work/demo-announcements.ts';
import { demoResources } from '../../db/seed/employee-work/demo-resources.ts';
import { employeesElsewhere } from '../../db/seed/employees/employees-elsewhere.ts';
import { employeesInPhilippines } from '../../db/seed/employees/employees-philippines.ts';
import { galleryPictures } from '../../db/seed/gallery/gallery-pictures.ts';
import { demoSubmission, demoSubscribers } from '../../db/seed/inbox/seed-inbox.ts';
import { demoArticles } from '../../db/seed/news/seed-news.ts';

const employees = [...employeesInPhilippines, ...employeesElsewhere];
const clients = [...clientsWithContract, ...registeredClients];

/** Messages, newsletter addresses, and meetings that lie ahead: nobody can call off what has passed. */
async function countInbox(em: EntityManager): Promise<number> {
  const messages = await em.count(ContactMessage, { submissionDigest: demoSubmission });
  const emails = demoSubscribers.map(({ email }) => email);
  const subscribers = await em.count(NewsletterSubscriber, { email: { $in: emails } });
  const meetings = await em.count(Booking, {
    submissionDigest: demoSubmission,
    status: 'booked',
    startsAt: { $gt: new Date() },
  });
  return messages + subscribers + meetings;
}

/** How many records of the demo content are still in use; what was deleted or, of clients, made inactive is not. */
export async function countDemoRecords(em: EntityManager): Promise<Record<DemoKind, number>> {
  return {
    employees: await em.count(EmployeeProfile, {
      slug: { $in: employees.map(({ name }) => slugOf(name)) },
      deletedAt: null,
    }),
    clients: await em.count(Client, {
      companyName: { $in: clients.map(({ companyName }) => companyName) },
      status: 'active',
    }),
    inbox: await countInbox(em),
    news: await em.count(NewsArticle, {
      slug: { $in: demoArticles.map(({ title }) => slugOf(title)) },
      deletedAt: null,
    }),
    gallery: await em.count(GalleryItem, { alt: { $in: galleryPictures.map(({ alt }) => alt) } }),
    announcements: await em.count(Announcement, {
      title: { $in: demoAnnouncements.map(({ title }) => title) },
      deletedAt: null,
    }),
    resources: await em.count(Resource, {
      title: { $in: demoResources.map(({ title }) => title) },
      deletedAt: null,
    }),
  };
}
