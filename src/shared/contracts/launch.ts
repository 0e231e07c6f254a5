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

const count = z.number().int();
const line = <Id extends string, Facts extends z.ZodRawShape>(id: Id, facts: Facts) =>
  z.object({ id: z.literal(id), isDone: z.boolean(), ...facts });

/** Lines of which the server knows whether they are done, with what it goes by. Of a secret, only whether it is set. */
const foundLineSchema = z.discriminatedUnion('id', [
  /** The facts that are still invented, as the company's own module names them. */
  line('company', { names: z.array(z.string()) }),
  line('contact', { invented: count }),
  line('demo-content', {
    isOn: z.boolean(),
    left: z.array(z.object({ kind: demoKindSchema, count })),
  }),
  /** Who can still log in with the password that was printed at the first start. */
  line('first-password', { username: z.string().nullable() }),
  line('second-factor', { isRequired: z.boolean(), without: count, administrators: count }),
  line('demo-logins', { emails: z.array(z.string()) }),
  line('media-kit-pin', { origin: z.enum(['start', 'person', 'environment']) }),
  line('mail-server', { host: z.string().nullable() }),
  line('mail-sender', { from: z.string() }),
  line('database', {}),
  /** Where links lead: the configured address, else where the process listens. */
  line('public-url', { isSet: z.boolean(), url: z.string() }),
  line('session-secret', {}),
  line('trust-proxy', { proxies: count, isBehindTls: z.boolean() }),
  line('exchange-rates', { host: z.string() }),
]);
export type FoundLine = z.infer<typeof foundLineSchema>;

/** Lines of which only a person can say that they are done. */
export const tickedIdSchema = z.enum(['texts', 'legal', 'retention', 'test-mail', 'backup']);
export type TickedId = z.infer<typeof tickedIdSchema>;

const tickedLineSchema = z.object({
  id: tickedIdSchema,
  isDone: z.boolean(),
  /** Who said so, and when; without a name where the account is gone. */
  tick: z.object({ at: z.date(), by: z.string().nullable() }).nullable(),
});
export type TickedLine = z.infer<typeof tickedLineSchema>;

const launchLineSchema = z.discriminatedUnion('id', [foundLineSchema, tickedLineSchema]);
export type LaunchLine = z.infer<typeof launchLineSchema>;
export type LaunchLineId = LaunchLine['id'];

/** What has to be settled before the site is for everybody. */
export const launchChecklistSchema = z.object({ lines: z.array(launchLineSchema) });
export type LaunchChecklist = z.infer<typeof launchChecklistSchema>;

export const setTickInput = z.object({ id: tickedIdSchema, isDone: z.boolean() });
export type SetTickInput = z.infer<typeof setTickInput>;
