import { adminStatsSchema } from '../../shared/contracts/activity.ts';
import {
  bookMeetingInput,
  bookMeetingOutput,
  listSlotsOutput,
} from '../../shared/contracts/booking.ts';
import { registerClientInput, registerClientOutput } from '../../shared/contracts/client.ts';
import { acknowledgementSchema, sendContactInput } from '../../shared/contracts/contact.ts';
import { messageSchema } from '../../shared/contracts/inbox.ts';
import { subscribeInput } from '../../shared/contracts/newsletter.ts';
import {
  publicSettingsSchema,
  setSwitchInput,
  settingValueSchema,
  storedSwitchSchema,
} from '../../shared/contracts/settings.ts';
import { listRow, type RestRequest, type RestRoute, row } from './rest-row.ts';

/** The rows of the settings and of the dashboard's figures. */
export const settingsRows: readonly RestRoute[] = [
  row('get', '/api/settings', 'anybody', {
    summary: 'What the public site needs to know of the settings',
    output: publicSettingsSchema,
    call: (caller) => caller.public.getSettings(),
  }),
  row('get', '/api/settings/applications_enabled', 'anybody', {
    summary: "Whether applications are taken, as the text 'true' or 'false'",
    output: settingValueSchema,
    call: (caller) => caller.public.getApplicationsEnabled(),
  }),
  row('put', '/api/admin/settings/applications_enabled', 'admin', {
    summary: 'Switch applications on or off',
    input: setSwitchInput.omit({ key: true }),
    output: storedSwitchSchema,
    call: (caller, input) =>
      caller.admin.settings.setSwitch({ ...input, key: 'applications_enabled' }),
  }),
  row('get', '/api/admin/stats', 'admin', {
    summary: 'The figures of the dashboard',
    output: adminStatsSchema,
    call: (caller) => caller.admin.overview.getStats(),
  }),
];

const idempotencyHeaders = [
  {
    name: 'Idempotency-Key',
    description:
      'Eight to two hundred characters of your own; the same key with the same content gives the same answer, and without a key the same content does',
  },
];

/** Only a page's form has them, or they come by header. */
const submissionMetaFields = { idempotencyKey: true, trap: true, elapsedMs: true } as const;

/** The body as it is; the key comes by header alone. */
function readForm({ body, headers: sent }: RestRequest): Record<string, unknown> {
  const { idempotencyKey: _key, ...content } = body;
  const key = sent['idempotency-key'];
  return key === undefined ? content : { ...content, idempotencyKey: key };
}

/** A date as JSON carries it; whatever is none is left for the contract to refuse. */
function asDate(value: unknown): unknown {
  if (typeof value !== 'string') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Procedures for visitors' messages, subscriptions, registrations and bookings. */
export const siteRows: readonly RestRoute[] = [
  row('post', '/api/contact', 'anybody', {
    summary: 'Send a message',
    input: sendContactInput,
    documentedInput: sendContactInput.omit(submissionMetaFields),
    headers: idempotencyHeaders,
    output: acknowledgementSchema,
    read: readForm,
    call: (caller, input) => caller.public.sendContact(input),
  }),
  row('post', '/api/newsletter', 'anybody', {
    summary: 'Subscribe to the newsletter; the address has to confirm',
    input: subscribeInput,
    documentedInput: subscribeInput.omit(submissionMetaFields),
    output: acknowledgementSchema,
    call: (caller, input) => caller.public.subscribe(input),
  }),
  row('post', '/api/client-registration', 'anybody', {
    summary: 'Register as a client; answers with the PIN of the media kit',
    input: registerClientInput,
    documentedInput: registerClientInput.omit(submissionMetaFields),
    headers: idempotencyHeaders,
    output: registerClientOutput,
    read: readForm,
    call: (caller, input) => caller.public.registerClient(input),
  }),
  row('get', '/api/bookings/slots', 'anybody', {
    summary: 'The starts of the free half hours, earliest first',
    output: listSlotsOutput,
    call: (caller) => caller.public.listSlots(),
  }),
  row('post', '/api/bookings', 'anybody', {
    summary: 'Book a free half hour; answers with the meeting as an iCalendar file',
    status: 201,
    input: bookMeetingInput,
    documentedInput: bookMeetingInput
      .omit(submissionMetaFields)
      .extend({ timeZone: bookMeetingInput.shape.timeZone.optional() }),
    headers: idempotencyHeaders,
    output: bookMeetingOutput,
    read: (request) => {
      const { startsAt, timeZone = 'UTC', ...form } = readForm(request);
      return { ...form, startsAt: asDate(startsAt), timeZone };
    },
    call: (caller, input) => caller.public.bookMeeting(input),
  }),
];

/** The rows of what visitors have sent. */
export const inboxRows: readonly RestRoute[] = [
  listRow('/api/contact', 'admin', 'Messages, newest first', messageSchema, (caller, page) =>
    caller.admin.inbox.listMessageRecords(page),
  ),
];
