import { company } from '../../../shared/content/company.ts';
import {
  type DemoKind,
  demoKindSchema,
  type FoundLine,
  type LaunchChecklist,
  type SetTickInput,
  type TickedId,
  type TickedLine,
  tickedIdSchema,
} from '../../../shared/contracts/launch.ts';
import { isInvented } from '../../../shared/domain/is-invented.ts';
import { slugOf } from '../../../shared/domain/text.ts';
import { User } from '../../db/entities/accounts.ts';
import { Announcement } from '../../db/entities/announcements.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { Client } from '../../db/entities/clients.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import { GalleryItem } from '../../db/entities/gallery.ts';
import { ContactMessage } from '../../db/entities/inbox.ts';
import { NewsArticle } from '../../db/entities/news.ts';
import { NewsletterSubscriber } from '../../db/entities/newsletter.ts';
import { Resource } from '../../db/entities/resources.ts';
import { Setting } from '../../db/entities/system.ts';
import type { EntityManager } from '../../db/orm.ts';
import { galleryPictures } from '../../seed/gallery/gallery-pictures.ts';
import { clientsWithContract, registeredClients } from '../../seed/seed-clients.ts';
import { demoClient, demoEmployee } from '../../seed/seed-demo-users.ts';
import { demoAnnouncements, demoResources } from '../../seed/seed-employee-portal.ts';
import { employeesElsewhere, employeesInPhilippines } from '../../seed/seed-employees.ts';
import { demoSubmission, demoSubscribers } from '../../seed/seed-inbox.ts';
import { demoArticles } from '../../seed/seed-news.ts';
import { findPrintedPassword } from '../accounts/first-administrator.ts';
import { findWithSecondFactor, readSecondFactorRule } from '../accounts/second-factor-status.ts';
import { recordEvent } from '../audit.ts';
import { requireAdministrator, type ServiceContext } from '../context.ts';
import { mediaKitPinKey, pinOfFirstStart } from '../media-kit/pin.ts';
import { readCompanyContact } from '../settings/company-contact.ts';

type Row = { key: string; at: Date | string; by: string | null };

/** The setting that holds who ticked a line; there is none while nobody has. */
const tickKey = (id: TickedId) => `launch:${id}`;

/** The lines that people tick, with who did. */
async function readTicks(em: EntityManager): Promise<TickedLine[]> {
  const ids = tickedIdSchema.options;
  const rows = await em.execute<Row[]>(
    `select s."key", s."updated_at" as "at", u."first_name" || ' ' || u."last_name" as "by"
     from "settings" as s left join "users" as u on u."id"::text = s."value"
     where s."key" in (${ids.map(() => '?').join(', ')})`,
    ids.map(tickKey),
  );
  const found = new Map(rows.map((row) => [row.key, row]));
  return ids.map((id) => {
    const row = found.get(tickKey(id));
    return {
      id,
      isDone: row !== undefined,
      tick: row ? { at: new Date(row.at), by: row.by } : null,
    };
  });
}

/** Facts that stand in the company's own module alone; how it is reached can be changed in the settings. */
const facts: Record<string, string> = {
  domain: company.domain,
  ...prefixed('registration', company.registration),
  ...prefixed('reviewSites', company.reviewSites),
};

function prefixed(group: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]),
  );
}

const inventedOf = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => (isInvented(value) ? [name] : []));

/** Whether what the site says of the company is still what it was delivered with. */
async function checkCompany(ctx: Pick<ServiceContext, 'em' | 'log'>): Promise<FoundLine[]> {
  const names = inventedOf(facts);
  const invented = inventedOf(await readCompanyContact(ctx)).length;
  return [
    { id: 'company', isDone: names.length === 0, names },
    { id: 'contact', isDone: invented === 0, invented },
  ];
}

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
async function countDemoRecords(em: EntityManager): Promise<Record<DemoKind, number>> {
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

/** Whether invented records are left, or would come back at the next start. */
async function checkDemoContent({
  em,
  serverFacts: { fillsWithDemo },
}: Pick<ServiceContext, 'em' | 'serverFacts'>): Promise<FoundLine> {
  const counts = await countDemoRecords(em);
  const left = demoKindSchema.options
    .map((kind) => ({ kind, count: counts[kind] }))
    .filter(({ count }) => count > 0);
  return {
    id: 'demo-content',
    isDone: left.length === 0 && !fillsWithDemo,
    isOn: fillsWithDemo,
    left,
  };
}

type Context = Pick<ServiceContext, 'em' | 'mediaKitPin'>;

async function checkSecondFactor({ em }: Context): Promise<FoundLine> {
  // Whoever has not chosen a password yet cannot log in.
  const administrators = await em.find(
    User,
    { role: 'admin', isActive: true, passwordHash: { $ne: null } },
    { fields: ['id'], disableIdentityMap: true },
  );
  const ids = administrators.map(({ id }) => id);
  const without = ids.length - (await findWithSecondFactor(em, ids)).size;
  const isRequired = await readSecondFactorRule(em);
  return {
    id: 'second-factor',
    isDone: isRequired || without === 0,
    isRequired,
    without,
    administrators: ids.length,
  };
}

async function checkDemoLogins({ em }: Context): Promise<FoundLine> {
  const users = await em.find(
    User,
    { email: { $in: [demoClient.email, demoEmployee.email] }, isActive: true },
    { fields: ['email'], orderBy: { email: 'asc' }, disableIdentityMap: true },
  );
  const emails = users.map(({ email }) => email);
  return { id: 'demo-logins', isDone: emails.length === 0, emails };
}

async function checkPin({ em, mediaKitPin }: Context): Promise<FoundLine> {
  const id = 'media-kit-pin';
  if (mediaKitPin !== undefined) return { id, isDone: true, origin: 'environment' };
  const pin = await em.findOne(Setting, { key: mediaKitPinKey }, { disableIdentityMap: true });
  const isChosen = pin !== null && pin.description !== pinOfFirstStart;
  return { id, isDone: isChosen, origin: isChosen ? 'person' : 'start' };
}

/** Whether somebody who should not can still come in with what was printed or added at the first start. */
async function checkLogins(ctx: Context): Promise<FoundLine[]> {
  const username = await findPrintedPassword(ctx.em);
  return [
    { id: 'first-password', isDone: username === null, username },
    await checkSecondFactor(ctx),
    await checkDemoLogins(ctx),
    await checkPin(ctx),
  ];
}

type CheckServerContext = Pick<
  ServiceContext,
  'serverFacts' | 'publicUrl' | 'siteUrl' | 'mail' | 'exchangeRates'
>;

/** Whether the server is set up for the public, by its environment; of secrets only whether there is one. */
function checkServer(ctx: CheckServerContext): FoundLine[] {
  const { serverFacts, publicUrl, siteUrl, mail } = ctx;
  const isBehindTls = publicUrl?.startsWith('https:') ?? false;
  return [
    { id: 'mail-server', isDone: mail.host !== null, host: mail.host },
    { id: 'mail-sender', isDone: !isInvented(mail.from), from: mail.from },
    { id: 'database', isDone: !serverFacts.isEmbedded },
    { id: 'public-url', isDone: isBehindTls, isSet: publicUrl !== undefined, url: siteUrl },
    { id: 'session-secret', isDone: serverFacts.hasOwnSecret },
    {
      id: 'trust-proxy',
      isDone: serverFacts.trustedProxies > 0,
      proxies: serverFacts.trustedProxies,
      isBehindTls,
    },
    {
      id: 'exchange-rates',
      isDone: ctx.exchangeRates.current() !== null,
      host: serverFacts.ratesHost,
    },
  ];
}

/** What has to be settled before the site is for everybody: what the server finds out, and what people have ticked. */
export async function getChecklist(ctx: ServiceContext): Promise<LaunchChecklist> {
  return {
    lines: [
      ...(await checkCompany(ctx)),
      await checkDemoContent(ctx),
      ...(await checkLogins(ctx)),
      ...checkServer(ctx),
      ...(await readTicks(ctx.em)),
    ],
  };
}

const store = `insert into "settings" ("key", "value", "description", "updated_at")
  values (?, ?, '', now()) on conflict ("key") do nothing returning "key"`;
const remove = 'delete from "settings" where "key" = ? returning "key"';

/** Says of a line that it is done, or takes that back; of two who say the same, the first is kept. Returns the whole list. */
export async function setTick(
  ctx: ServiceContext,
  { id, isDone }: SetTickInput,
): Promise<LaunchChecklist> {
  const { id: userId } = requireAdministrator(ctx);
  const key = tickKey(id);
  await ctx.em.transactional(async (em) => {
    const changed = isDone
      ? await em.execute<unknown[]>(store, [key, userId])
      : await em.execute<unknown[]>(remove, [key]);
    if (changed.length === 0) return;
    recordEvent(em, ctx, {
      action: isDone ? 'setting.tick' : 'setting.untick',
      subjectId: key,
      subjectLabel: id,
    });
  });
  return getChecklist(ctx);
}
