import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ServerDetails } from './services/context.ts';

/** The version of this installation, as package.json has it. */
export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

/** 32 characters: iron-session's own minimum for a sealing password. */
const minimumSecretLength = 32;
/** Random ones of that length have more; a word that is repeated, or a key that was held down, has fewer. */
const minimumSecretVariety = 10;

const flag = (whenUnset?: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .transform((value) => value === 'on' || value === 'true' || value === '1')
    .optional()
    .transform((value) => value ?? whenUnset);

/** An empty variable counts as unset: that is how compose files and shells leave one out. */
const unsetWhenEmpty = (source: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    ADMIN_USERNAME: z.string().trim().min(1).max(100).default('admin'),
    ADMIN_EMAIL: z.email().default('admin@talabridge.example'),
    ADMIN_PASSWORD: z.string().min(12).max(200).optional(),
    /** Comma-separated, newest first; older ones still open cookies that were sealed with them. */
    SESSION_SECRET: z
      .string()
      .transform((raw) => raw.split(',').map((secret) => secret.trim()))
      .refine((secrets) => secrets.every((secret) => secret.length >= minimumSecretLength), {
        error: `each secret needs at least ${minimumSecretLength} characters`,
        abort: true,
      })
      .refine((secrets) => secrets.every((each) => new Set(each).size >= minimumSecretVariety), {
        error: 'each secret has to be random, for example from "openssl rand -hex 32"',
      })
      .optional(),
    /** Secret for readers of the figures. */
    METRICS_TOKEN: z.string().min(16).max(200).optional(),
    MEDIA_KIT_PIN: z
      .string()
      .regex(/^\d{4}$/, 'four digits')
      .optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('Talabridge <no-reply@talabridge.example>'),
    EXCHANGE_RATE_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://open.er-api.com/v6/latest/PHP'),
    UPLOADTHING_TOKEN: z.string().min(1).optional(),
    BOOKING_EMBED_URL: z.url({ protocol: /^https$/ }).optional(),
    /** Number of trusted proxies in front, for the visitor's address. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    /** For so many seconds a stopping process still takes visitors, while its proxy finds out. */
    STOP_DELAY: z.coerce.number().int().min(0).max(300).default(0),
    DEMO_CONTENT: flag(),
    RATE_LIMITS: flag(true),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info'),
  })
  .superRefine((env, ctx) => {
    if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.SESSION_SECRET) {
      ctx.addIssue({
        code: 'custom',
        path: ['SESSION_SECRET'],
        message: `must be set in production: ${minimumSecretLength} or more random characters, for example from "openssl rand -hex 32"`,
      });
    }
  })
  .superRefine((env, ctx) => {
    if (env.NODE_ENV === 'production' && env.SMTP_URL && !env.PUBLIC_URL) {
      ctx.addIssue({
        code: 'custom',
        path: ['PUBLIC_URL'],
        message: 'must be set when SMTP_URL is: the links in mails begin with it',
      });
    }
  })
  .transform(({ DEMO_CONTENT, RATE_LIMITS, ...env }) => ({
    ...env,
    RATE_LIMITS: RATE_LIMITS ?? true,
    DEMO_CONTENT: DEMO_CONTENT ?? env.DATABASE_URL === undefined,
  }));

export type Env = z.infer<typeof environmentSchema>;

/** Thrown by readEnv; its message names every variable that is wrong and how. */
export class EnvironmentError extends Error {}

/**
 * Reads and checks the environment once. Throws EnvironmentError when a variable has a bad value.
 * @param source the variables, `process.env` unless a test gives its own
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = environmentSchema.safeParse(unsetWhenEmpty(source));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not usable:\n${lines.join('\n')}`);
}

/** Ends this process with a message for the operator. */
export function exitWithMessage(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The variables of this process and some more, for a program that it starts. */
export function extendEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}

/** Base address of links in mails: the configured one, else the one this process listens on; never a request's. */
export function siteUrlOf({ PUBLIC_URL, HOST, PORT }: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>) {
  return PUBLIC_URL ?? `http://${HOST}:${PORT}`;
}

/** The part of the environment that administrators may see; nothing of passwords and keys. */
export function getServerDetails(env: Env): ServerDetails {
  return {
    isEmbedded: env.DATABASE_URL === undefined,
    hasOwnSecret: env.SESSION_SECRET !== undefined,
    trustedProxies: env.TRUST_PROXY,
    fillsWithDemo: env.DEMO_CONTENT,
    ratesHost: new URL(env.EXCHANGE_RATE_URL).hostname,
  };
}
