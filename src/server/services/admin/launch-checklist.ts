import { company } from '../../../shared/content/company.ts';
import {
  type AutomaticLine,
  type DemoKind,
  demoKindSchema,
  type LaunchChecklist,
  type ManualLine,
  type ManualLineId,
  manualLineIdSchema,
  type SetTickInput,
} from '../../../shared/contracts/launch.ts';
import { isPlaceholderValue } from '../../../shared/domain/is-invented.ts';
import { slugify } from '../../../shared/domain/text.ts';
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
import { demoSubmissionDigest, demoSubscribers } from '../../seed/seed-inbox.ts';
import { demoArticles } from '../../seed/seed-news.ts';
import { findPrintedPassword } from '../accounts/first-administrator.ts';
import {
  findUserIdsWithSecondFactor,
  readSecondFactorRule,
} from '../accounts/second-factor-status.ts';
import { recordEvent } from '../audit.ts';
import { requireAdministrator, type ServiceContext } from '../context.ts';
import { generatedPinDescription, mediaKitPinKey } from '../media-kit/pin.ts';
import { readCompanyContact } from '../settings/company-contact.ts';

type Row = { key: string; at: Date | string; by: string | null };

/** The setting that holds who ticked a line; there is none while nobody has. */
const tickKey = (id: ManualLineId) => `launch:${id}`;

/** The lines that people tick, with who did. */
async function readTicks(em: EntityManager): Promise<ManualLine[]> {
  const ids = manualLineIdSchema.options;
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
const fixedCompanyDetails: Record<string, string> = {
  domain: company.domain,
  ...prefixKeys('registration', company.registration),
  ...prefixKeys('reviewSites', company.reviewSites),
};

function prefixKeys(group: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]),
  );
}

const listInventedFields = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => (isPlaceholderValue(value) ? [name] : []));

/** Whether what the site says of the company is still what it was delivered with. */
async function checkCompany(ctx: Pick<ServiceContext, 'em' | 'log'>): Promise<AutomaticLine[]> {
  const names = listInventedFields(fixedCompanyDetails);
  const invented = listInventedFields(await readCompanyContact(ctx)).length;
  return [
    { id: 'company', isDone: names.length === 0, names },
    { id: 'contact', isDone: invented === 0, invented },
  ];
}

const demoEmployees = [...employeesInPhilippines, ...employeesElsewhere];
const demoClients = [...clientsWithContract, ...registeredClients];

/** Messages, newsletter addresses, and meetings that lie ahead: nobody can call off what has passed. */
async function countInbox(em: EntityManager): Promise<number> {
  const messages = await em.count(ContactMessage, { submissionDigest: demoSubmissionDigest });
  const emails = demoSubscribers.map(({ email }) => email);
  const subscribers = await em.count(NewsletterSubscriber, { email: { $in: emails } });
  const meetings = await em.count(Booking, {
    submissionDigest: demoSubmissionDigest,
    status: 'booked',
    startsAt: { $gt: new Date() },
  });
  return messages + subscribers + meetings;
}

/** How many records of the demo content are still in use; what was deleted or, of clients, made inactive is not. */
async function countDemoRecords(em: EntityManager): Promise<Record<DemoKind, number>> {
  return {
    employees: await em.count(EmployeeProfile, {
      slug: { $in: demoEmployees.map(({ name }) => slugify(name)) },
      deletedAt: null,
    }),
    clients: await em.count(Client, {
      companyName: { $in: demoClients.map(({ companyName }) => companyName) },
      status: 'active',
    }),
    inbox: await countInbox(em),
    news: await em.count(NewsArticle, {
      slug: { $in: demoArticles.map(({ title }) => slugify(title)) },
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
  serverDetails: { fillsWithDemo },
}: Pick<ServiceContext, 'em' | 'serverDetails'>): Promise<AutomaticLine> {
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

type LoginCheckContext = Pick<ServiceContext, 'em' | 'mediaKitPin'>;

async function checkSecondFactor({ em }: LoginCheckContext): Promise<AutomaticLine> {
  // Whoever has not chosen a password yet cannot log in.
  const administrators = await em.find(
    User,
    { role: 'admin', isActive: true, passwordHash: { $ne: null } },
    { fields: ['id'], disableIdentityMap: true },
  );
  const ids = administrators.map(({ id }) => id);
  const without = ids.length - (await findUserIdsWithSecondFactor(em, ids)).size;
  const isRequired = await readSecondFactorRule(em);
  return {
    id: 'second-factor',
    isDone: isRequired || without === 0,
    isRequired,
    without,
    administrators: ids.length,
  };
}

async function checkDemoLogins({ em }: LoginCheckContext): Promise<AutomaticLine> {
  const users = await em.find(
    User,
    { email: { $in: [demoClient.email, demoEmployee.email] }, isActive: true },
    { fields: ['email'], orderBy: { email: 'asc' }, disableIdentityMap: true },
  );
  const emails = users.map(({ email }) => email);
  return { id: 'demo-logins', isDone: emails.length === 0, emails };
}

async function checkPin({ em, mediaKitPin }: LoginCheckContext): Promise<AutomaticLine> {
  const id = 'media-kit-pin';
  if (mediaKitPin !== undefined) return { id, isDone: true, origin: 'environment' };
  const pin = await em.findOne(Setting, { key: mediaKitPinKey }, { disableIdentityMap: true });
  const isChosen = pin !== null && pin.description !== generatedPinDescription;
  return { id, isDone: isChosen, origin: isChosen ? 'person' : 'start' };
}

/** Whether somebody who should not can still come in with what was printed or added at the first start. */
async function checkLogins(ctx: LoginCheckContext): Promise<AutomaticLine[]> {
  const username = await findPrintedPassword(ctx.em);
  return [
    { id: 'first-password', isDone: username === null, username },
    await checkSecondFactor(ctx),
    await checkDemoLogins(ctx),
    await checkPin(ctx),
  ];
}

type ServerCheckContext = Pick<
  ServiceContext,
  'serverDetails' | 'publicUrl' | 'siteUrl' | 'mail' | 'exchangeRates'
>;

/** Whether the server is set up for the public, by its environment; of secrets only whether there is one. */
function checkServer(ctx: ServerCheckContext): AutomaticLine[] {
  const { serverDetails, publicUrl, siteUrl, mail } = ctx;
  const isBehindTls = publicUrl?.startsWith('https:') ?? false;
  return [
    { id: 'mail-server', isDone: mail.host !== null, host: mail.host },
    { id: 'mail-sender', isDone: !isPlaceholderValue(mail.from), from: mail.from },
    { id: 'database', isDone: !serverDetails.isEmbedded },
    { id: 'public-url', isDone: isBehindTls, isSet: publicUrl !== undefined, url: siteUrl },
    { id: 'session-secret', isDone: serverDetails.hasOwnSecret },
    {
      id: 'trust-proxy',
      isDone: serverDetails.trustedProxies > 0,
      proxies: serverDetails.trustedProxies,
      isBehindTls,
    },
    {
      id: 'exchange-rates',
      isDone: ctx.exchangeRates.current() !== null,
      host: serverDetails.ratesHost,
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

const storeTickSql = `insert into "settings" ("key", "value", "description", "updated_at")
  values (?, ?, '', now()) on conflict ("key") do nothing returning "key"`;
const removeTickSql = 'delete from "settings" where "key" = ? returning "key"';

/** Says of a line that it is done, or takes that back; of two who say the same, the first is kept. Returns the whole list. */
export async function setTick(
  ctx: ServiceContext,
  { id, isDone }: SetTickInput,
): Promise<LaunchChecklist> {
  const { id: userId } = requireAdministrator(ctx);
  const key = tickKey(id);
  await ctx.em.transactional(async (em) => {
    const changed = isDone
      ? await em.execute<unknown[]>(storeTickSql, [key, userId])
      : await em.execute<unknown[]>(removeTickSql, [key]);
    if (changed.length === 0) return;
    recordEvent(em, ctx, {
      action: isDone ? 'setting.tick' : 'setting.untick',
      subjectId: key,
      subjectLabel: id,
    });
  });
  return getChecklist(ctx);
}
