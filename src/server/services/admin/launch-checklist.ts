import { company } from '../../../shared/content/company.ts';
import {
  type AutomaticLine,
  type CompanyDetail,
  companyDetailSchema,
  type DemoKind,
  demoKindSchema,
  type LaunchChecklist,
  type ManualLine,
  type ManualLineId,
  manualLineIdSchema,
  type SetTickInput,
} from '../../../shared/contracts/launch.ts';
import { isJoinable } from '../../../shared/domain/meeting-access.ts';
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
import { findPrintedPassword } from '../accounts/first-administrator.ts';
import { findUserIdsWithSecondFactor } from '../accounts/second-factor-status.ts';
import { recordEvent } from '../audit.ts';
import { readMeetingAccess } from '../bookings/meeting-access.ts';
import { upcomingMeetings } from '../bookings/slots.ts';
import type { AdminContext, ServiceContext } from '../context.ts';
import { readBankAccount } from '../invoices/bank-account.ts';
import { generatedPinDescription, mediaKitPinKey } from '../media-kit/pin.ts';
import { readCompanyContact } from '../settings/company-contact.ts';
import { readSwitch } from '../settings/switches.ts';

/** RFC 2606: reserved names, at the end of a domain or of an address that holds one. */
const reservedHost =
  /(?:^|[.@]|\/\/)(?:example|test|invalid|localhost|example\.(?:com|net|org))(?=$|[>/:?#\s])/i;

/** Berlin and mobile numbers that Germany's network agency reserves for films; a prefix of no Philippine network. */
const reservedNumbers = /^(?:493023125|4917604069|63900000)/;

const allZeros = /^[A-Z]{0,2}[0-]+$/;

/** Returns whether an address, a number or a domain is a placeholder: reserved for examples, or all zeros. */
export function isPlaceholderValue(text: string): boolean {
  return (
    reservedHost.test(text) ||
    allZeros.test(text) ||
    (text.startsWith('+') && reservedNumbers.test(text.replaceAll(/\D/g, '')))
  );
}

type Row = { key: string; at: Date | string; by: string | null };

/** The setting that holds who ticked a line; missing until then. */
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

type StatedDetail = 'domain' | keyof typeof company.registration | keyof typeof company.reviewSites;

/** Compiles only while the checklist has a name for each of them. */
const companyDetails: Record<StatedDetail extends CompanyDetail ? CompanyDetail : never, string> = {
  domain: company.domain,
  ...company.registration,
  ...company.reviewSites,
};

const countInventedFields = (values: Record<string, string>) =>
  Object.values(values).filter(isPlaceholderValue).length;

/** Checks that invoices name a bank account that is not the invented one. */
async function checkBankAccount(
  ctx: Pick<ServiceContext, 'em' | 'log' | 'demoRecords'>,
): Promise<AutomaticLine> {
  const stored = await readBankAccount(ctx);
  const isDemo = stored?.iban === ctx.demoRecords.iban;
  const account = stored === null ? 'missing' : isDemo ? 'demo' : 'own';
  return { id: 'bank-account', isDone: account === 'own', account };
}

/** Checks that a meeting that can be booked can be joined. */
async function checkMeetingAccess(
  ctx: Pick<ServiceContext, 'em' | 'log' | 'bookingEmbedUrl'>,
): Promise<AutomaticLine> {
  const isElsewhere = ctx.bookingEmbedUrl !== undefined;
  const isDone = isElsewhere || isJoinable(await readMeetingAccess(ctx));
  return { id: 'meeting-access', isDone, isElsewhere };
}

/** Checks for company data that are still the delivered ones. */
async function checkCompany(ctx: Pick<ServiceContext, 'em' | 'log'>): Promise<AutomaticLine[]> {
  const details = companyDetailSchema.options.filter((name) =>
    isPlaceholderValue(companyDetails[name]),
  );
  const contacts = countInventedFields(await readCompanyContact(ctx));
  return [
    { id: 'company', isDone: details.length === 0, invented: details },
    { id: 'contact', isDone: contacts === 0, invented: contacts },
  ];
}

type DemoContext = Pick<ServiceContext, 'em' | 'demoRecords'>;

/** Messages, newsletter addresses, and meetings that lie ahead: past ones cannot be cancelled. */
async function countDemoInbox({ em, demoRecords }: DemoContext): Promise<number> {
  const { submissionDigest, subscribers } = demoRecords;
  const messages = await em.count(ContactMessage, { submissionDigest });
  const addresses = await em.count(NewsletterSubscriber, { email: { $in: [...subscribers] } });
  const meetings = await em.count(Booking, {
    submissionDigest,
    ...upcomingMeetings(),
  });
  return messages + addresses + meetings;
}

/** Counts records of the demo content still in use; not the deleted ones, nor inactive clients. */
async function countDemoRecords(ctx: DemoContext): Promise<Record<DemoKind, number>> {
  const { em, demoRecords } = ctx;
  return {
    employees: await em.count(EmployeeProfile, {
      slug: { $in: [...demoRecords.employees] },
      deletedAt: null,
    }),
    clients: await em.count(Client, {
      companyName: { $in: [...demoRecords.clients] },
      status: 'active',
    }),
    inbox: await countDemoInbox(ctx),
    news: await em.count(NewsArticle, {
      slug: { $in: [...demoRecords.articles] },
      deletedAt: null,
    }),
    gallery: await em.count(GalleryItem, { alt: { $in: [...demoRecords.pictures] } }),
    announcements: await em.count(Announcement, {
      title: { $in: [...demoRecords.announcements] },
      deletedAt: null,
    }),
    resources: await em.count(Resource, {
      title: { $in: [...demoRecords.resources] },
      deletedAt: null,
    }),
  };
}

/** Checks for demo records that are left, or would come back at the next start. */
async function checkDemoContent(
  ctx: DemoContext & Pick<ServiceContext, 'serverDetails'>,
): Promise<AutomaticLine> {
  const { fillsWithDemo } = ctx.serverDetails;
  const counts = await countDemoRecords(ctx);
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

type LoginCheckContext = Pick<ServiceContext, 'em' | 'mediaKitPin' | 'demoRecords'>;

async function checkSecondFactor({ em }: LoginCheckContext): Promise<AutomaticLine> {
  // A user without a password cannot log in yet.
  const administrators = await em.find(
    User,
    { role: 'admin', isActive: true, passwordHash: { $ne: null } },
    { fields: ['id'], disableIdentityMap: true },
  );
  const ids = administrators.map(({ id }) => id);
  const without = ids.length - (await findUserIdsWithSecondFactor(em, ids)).size;
  const isRequired = await readSwitch(em, 'require_second_factor');
  return {
    id: 'second-factor',
    isDone: isRequired || without === 0,
    isRequired,
    without,
    administrators: ids.length,
  };
}

async function checkDemoLogins({ em, demoRecords }: LoginCheckContext): Promise<AutomaticLine> {
  const users = await em.find(
    User,
    { email: { $in: [...demoRecords.logins] }, isActive: true },
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

/** Checks for logins that still work with passwords printed or added at the first start. */
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

/** Checks the environment for public use; of secrets only that there is one. */
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

/** The launch checklist: lines the server checks, and lines people have ticked. */
export async function getChecklist(ctx: AdminContext): Promise<LaunchChecklist> {
  return {
    lines: [
      ...(await checkCompany(ctx)),
      await checkBankAccount(ctx),
      await checkMeetingAccess(ctx),
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

/** Marks an item as done or open; of two equal marks, the first one is stored. Returns the whole list. */
export async function setTick(
  ctx: AdminContext,
  { id, isDone }: SetTickInput,
): Promise<LaunchChecklist> {
  const { id: userId } = ctx.actor;
  const key = tickKey(id);
  await ctx.em.transactional(async (em) => {
    const changed = isDone
      ? await em.execute<unknown[]>(storeTickSql, [key, userId])
      : await em.execute<unknown[]>(removeTickSql, [key]);
    if (changed.length === 0) return;
    recordEvent(em, ctx, isDone ? 'setting.tick' : 'setting.untick', { id: key, label: id });
  });
  return getChecklist(ctx);
}
