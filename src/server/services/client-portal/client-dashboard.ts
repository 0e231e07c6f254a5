import {
  type AccountManager,
  accountManagerSchema,
  type ClientDashboard,
  type OpenInvoiceTotal,
} from '../../../shared/contracts/client-portal.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import { officeDay } from '../../../shared/domain/dates.ts';
import { User } from '../../db/entities/accounts.ts';
import { Booking } from '../../db/entities/bookings.ts';
import { ChangeRequest } from '../../db/entities/change-requests.ts';
import type { Client } from '../../db/entities/clients.ts';
import { EmployeeProfile } from '../../db/entities/employees.ts';
import type { EntityManager } from '../../db/orm.ts';
import { canChangeMeeting } from '../bookings/change-meeting.ts';
import { findMeetingAccess } from '../bookings/meeting-access.ts';
import { endOfMeeting, upcomingMeetings } from '../bookings/slots.ts';
import { createMeetingLink } from '../bookings/visitor-mail.ts';
import { findServices, toClientService } from '../clients/client-services.ts';
import { findOwnClient } from '../clients/find-client.ts';
import type { ClientContext } from '../context.ts';
import { toPicture } from '../images/images.ts';
import { likeExact } from '../list-query.ts';
import { readMediaKitPin } from '../media-kit/pin.ts';
import { findProjects, toProjectSummary } from '../projects/projects.ts';
import { copyFields } from '../records.ts';

/** A client's contact person; null where none was named, or they have left. */
async function findAccountManager(
  em: EntityManager,
  client: Client,
  locale: Locale,
): Promise<AccountManager | null> {
  if (!client.accountManager) return null;
  const employee = await em.findOne(
    EmployeeProfile,
    { id: client.accountManager.id, isActive: true, deletedAt: null },
    { populate: ['image'] },
  );
  if (!employee) return null;
  const german = locale === 'de' ? employee.german : null;
  return copyFields(accountManagerSchema, employee, {
    position: german?.position || employee.position,
    picture: employee.image ? toPicture(employee.image) : null,
  });
}

/** Open amount of a client, by currency: invoices that were sent and neither paid nor voided. */
async function sumOpenInvoices(
  em: EntityManager,
  clientId: string,
  today: string,
): Promise<OpenInvoiceTotal[]> {
  const rows = await em.execute<(Omit<OpenInvoiceTotal, 'totalCents'> & { totalCents: string })[]>(
    `select "currency", count(*)::int as "count", sum("total_cents")::text as "totalCents",
       count(*) filter (where "due_on" < cast(? as date))::int as "overdue"
     from "invoices" where "client_id" = ? and "status" = 'sent'
     group by "currency" order by "currency"`,
    [today, clientId],
  );
  return rows.map((row) => ({ ...row, totalCents: Number(row.totalCents) }));
}

const hourMs = 3_600_000;

/** The next meeting booked with the address of the user's account; one that is on just now counts. */
async function findNextMeeting(ctx: ClientContext): Promise<ClientDashboard['nextMeeting']> {
  const { em, actor } = ctx;
  const { email } = await em.findOneOrFail(User, { id: actor.id });
  const now = new Date();
  const meetings = await em.find(
    Booking,
    {
      ...upcomingMeetings(new Date(now.getTime() - hourMs)),
      email: { $ilike: likeExact(email) },
    },
    { orderBy: { startsAt: 'asc' }, limit: 3 },
  );
  const next = meetings.find(({ startsAt }) => endOfMeeting(startsAt) > now);
  if (!next) return null;
  const { pathname, search } = new URL(createMeetingLink(ctx, next));
  return {
    startsAt: next.startsAt,
    topic: next.topic ?? null,
    access: await findMeetingAccess(ctx, next),
    link: canChangeMeeting(next) ? pathname + search : null,
  };
}

/** Data of the client portal's first screen; null for a user without a company. */
export async function getDashboard(ctx: ClientContext): Promise<ClientDashboard | null> {
  const { em, locale } = ctx;
  const client = await findOwnClient(ctx);
  if (!client) return null;
  const services = await findServices(em, client.id);
  const projects = await findProjects(em, client.id);
  return {
    company: { name: client.companyName, clientId: client.clientId },
    services: services.filter(({ status }) => status === 'active').map(toClientService),
    projects: projects
      .filter(({ status }) => status !== 'completed' && status !== 'cancelled')
      .map(toProjectSummary),
    openSums: await sumOpenInvoices(em, client.id, officeDay(new Date())),
    openRequests: await em.count(ChangeRequest, { client: client.id, status: 'open' }),
    accountManager: await findAccountManager(em, client, locale),
    nextMeeting: await findNextMeeting(ctx),
    mediaKitPin: await readMediaKitPin(em, ctx.mediaKitPin),
  };
}
