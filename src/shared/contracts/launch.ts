import { z } from 'zod';

/** Demo records, by the kind under which a person finds and removes them. */
export const demoKindSchema = z.enum([
  'employees',
  'clients',
  'inbox',
  'news',
  'gallery',
  'announcements',
  'resources',
]);
export type DemoKind = z.infer<typeof demoKindSchema>;

/** Facts that stand in the company's own module alone; the settings hold how it is reached. */
export const companyDetailSchema = z.enum([
  'domain',
  'companyNumber',
  'taxNumber',
  'vatNumber',
  'maps',
  'consumers',
  'businesses',
]);
export type CompanyDetail = z.infer<typeof companyDetailSchema>;

const count = z.number().int();
const automaticLine = <Id extends string, Facts extends z.ZodRawShape>(id: Id, facts: Facts) =>
  z.object({ id: z.literal(id), isDone: z.boolean(), ...facts });

/** Lines of which the server knows whether they are done, with what it goes by. Of a secret, only whether it is set. */
const automaticLineSchema = z.discriminatedUnion('id', [
  /** The facts that are still invented. */
  automaticLine('company', { invented: z.array(companyDetailSchema) }),
  automaticLine('contact', { invented: count }),
  automaticLine('bank-account', { account: z.enum(['missing', 'demo', 'own']) }),
  /** Meetings may be booked with another company, which says how to join. */
  automaticLine('meeting-access', { isElsewhere: z.boolean() }),
  automaticLine('demo-content', {
    isOn: z.boolean(),
    left: z.array(z.object({ kind: demoKindSchema, count })),
  }),
  /** Accounts that still have the password printed at the first start. */
  automaticLine('first-password', { username: z.string().nullable() }),
  automaticLine('second-factor', {
    isRequired: z.boolean(),
    without: count,
    administrators: count,
  }),
  automaticLine('demo-logins', { emails: z.array(z.string()) }),
  automaticLine('media-kit-pin', { origin: z.enum(['start', 'person', 'environment']) }),
  automaticLine('mail-server', { host: z.string().nullable() }),
  automaticLine('mail-sender', { from: z.string() }),
  automaticLine('database', {}),
  /** Base address of links: the configured one, else the one the process listens on. */
  automaticLine('public-url', { isSet: z.boolean(), url: z.string() }),
  automaticLine('session-secret', {}),
  automaticLine('trust-proxy', { proxies: count, isBehindTls: z.boolean() }),
  automaticLine('exchange-rates', { host: z.string() }),
]);
export type AutomaticLine = z.infer<typeof automaticLineSchema>;

/** Lines of which only a person can say that they are done. */
export const manualLineIdSchema = z.enum(['texts', 'legal', 'retention', 'test-mail', 'backup']);
export type ManualLineId = z.infer<typeof manualLineIdSchema>;

const manualLineSchema = z.object({
  id: manualLineIdSchema,
  isDone: z.boolean(),
  /** Author and moment of the confirmation; without a name where the account is gone. */
  tick: z.object({ at: z.date(), by: z.string().nullable() }).nullable(),
});
export type ManualLine = z.infer<typeof manualLineSchema>;

const launchLineSchema = z.discriminatedUnion('id', [automaticLineSchema, manualLineSchema]);
export type LaunchLine = z.infer<typeof launchLineSchema>;
export type LaunchLineId = LaunchLine['id'];

/** Tasks to complete before the site goes live. */
export const launchChecklistSchema = z.object({ lines: z.array(launchLineSchema) });
export type LaunchChecklist = z.infer<typeof launchChecklistSchema>;

export const setTickInput = z.object({ id: manualLineIdSchema, isDone: z.boolean() });
export type SetTickInput = z.infer<typeof setTickInput>;
