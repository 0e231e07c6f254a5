import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureWidths } from '../../shared/contracts/picture.ts';
import { User } from '../db/entities/accounts.ts';
import { Announcement } from '../db/entities/announcements.ts';
import { Booking } from '../db/entities/bookings.ts';
import { ChangeRequest } from '../db/entities/change-requests.ts';
import { Client } from '../db/entities/clients.ts';
import { EmployeeProfile } from '../db/entities/employees.ts';
import { GalleryItem } from '../db/entities/gallery.ts';
import { Image } from '../db/entities/images.ts';
import { ContactMessage } from '../db/entities/inbox.ts';
import { Invoice } from '../db/entities/invoices.ts';
import { NewsArticle } from '../db/entities/news.ts';
import { NewsletterSubscriber } from '../db/entities/newsletter.ts';
import { ClientService, Project } from '../db/entities/projects.ts';
import { Resource } from '../db/entities/resources.ts';
import { verifyPassword } from '../services/accounts/password-hash.ts';
import { nextNumber } from '../services/invoices/status-transitions.ts';
import { openObjectStore } from '../storage/object-store.ts';
import {
  describeOnDatabases,
  openTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts';
import { seedDemoContent } from './demo-content.ts';
import { demoCompany } from './seed-client-portal.ts';
import { seedDemoUsers } from './seed-demo-users.ts';

describeOnDatabases('demo content', (kind) => {
  let dataDir: string;
  let database: TestDatabase;
  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'talabridge-demo-'));
    database = await openTestDatabase(kind);
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const seed = () => seedDemoContent(database.orm, openObjectStore(dataDir));
  const counts = async () => {
    const em = database.orm.em.fork();
    return {
      employees: await em.count(EmployeeProfile),
      shown: await em.count(EmployeeProfile, { isActive: true, isPublic: true }),
      pictured: await em.count(EmployeeProfile, { image: { $ne: null } }),
      articles: await em.count(NewsArticle, { isPublished: true }),
      illustrated: await em.count(NewsArticle, { mainImage: { $ne: null } }),
      pictures: await em.count(GalleryItem),
      images: await em.count(Image),
      clients: await em.count(Client),
      waiting: await em.count(Client, { handledAt: null }),
      messages: await em.count(ContactMessage),
      subscribers: await em.count(NewsletterSubscriber),
      meetings: await em.count(Booking),
      announcements: await em.count(Announcement),
      resources: await em.count(Resource),
      services: await em.count(ClientService),
      projects: await em.count(Project),
      invoices: await em.count(Invoice),
      requests: await em.count(ChangeRequest),
    };
  };

  test('fills an empty site once', { timeout: 120_000 }, async () => {
    await seed();
    const filled = {
      employees: 12,
      shown: 9,
      pictured: 12,
      articles: 5,
      illustrated: 3,
      pictures: 12,
      images: 24,
      clients: 12,
      waiting: 3,
      messages: 5,
      subscribers: 6,
      meetings: 3,
      announcements: 4,
      resources: 5,
      services: 3,
      projects: 3,
      invoices: 7,
      requests: 2,
    };
    expect(await counts()).toEqual(filled);
    await seed();
    expect(await counts()).toEqual(filled);
    const images = await database.orm.em.fork().findAll(Image);
    const shapes = new Set(images.map(({ width, height }) => (width / height).toFixed(2)));
    expect([...shapes].toSorted()).toEqual(['0.80', '1.00', '1.50', '1.78']);
    // Encoded beforehand, as they would be today.
    for (const { width, widths } of images) {
      expect(widths).toEqual(pictureWidths.filter((one) => one <= width));
    }
  });

  test('takes no number of the real invoices', async () => {
    const em = database.orm.em.fork();
    const invoices = await em.find(Invoice, { number: { $ne: null } });
    const numbers = invoices.map(({ number }) => number);
    expect(numbers).toEqual(numbers.map(() => expect.stringMatching(/^DEMO-\d{4}-\d{4}$/)));
    expect(new Set(numbers).size).toBe(6);
    const credited = invoices.flatMap(({ creditNumber }) => creditNumber ?? []);
    expect(credited).toEqual([expect.stringMatching(/^DEMO-CN-\d{4}-0001$/)]);
    const first = await em.transactional((inner) => nextNumber(inner, 'invoice', 2026));
    expect(first).toBe('TB-2026-0001');
  });

  test('people to log in as are added once, whatever becomes of them', async () => {
    const first = await seedDemoUsers(database.orm);
    const client = first.find(({ role }) => role === 'client');
    expect(client?.password.length).toBeGreaterThanOrEqual(16);
    const em = database.orm.em.fork();
    const user = await em.findOneOrFail(
      User,
      { email: client?.email ?? '' },
      { populate: ['client'] },
    );
    expect(user).toMatchObject({ role: 'client', client: { companyName: demoCompany } });
    expect(await verifyPassword(client?.password ?? '', user.passwordHash ?? '')).toBe(true);
    await em.nativeDelete(User, { id: user.id });
    expect(await seedDemoUsers(database.orm)).toEqual([]);
  });
});
