import type { ApplicationAccess, SentApplication } from '../../shared/contracts/attempt.ts';
import type { ApplicationGrant } from '../../shared/contracts/own-application.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import type { Application } from '../db/entities/applications.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { type SigningKeys, sign, verifySignature } from './secrets.ts';

/** An application and which of its links is meant: another address makes another link, and ends the one before. */
type LinkedApplication = Pick<Application, 'id' | 'linkVersion'>;
type Secrets = { secrets: Pick<ServiceContext['secrets'], 'application'> };

/** Time after sending in which the browser needs no further proof, and the address can be corrected, in ms. */
export const senderAccessMs = 24 * 3_600_000;

/** The first link of an application carries its id alone. */
const prefixOf = ({ id, linkVersion }: LinkedApplication) =>
  linkVersion === 0 ? id : `${id}.${linkVersion}`;

const signedText = (application: LinkedApplication) => `application:${prefixOf(application)}`;

/**
 * The application's id and our signature of it: each mail to one address carries the same link, and nothing secret is
 * stored.
 */
export function createApplicationToken(keys: SigningKeys, application: LinkedApplication): string {
  return `${prefixOf(application)}.${sign(keys, signedText(application))}`;
}

const tokenPattern = /^([0-9a-f-]{36})(?:\.([1-9]\d?))?\.([^.]+)$/;

/** The application that a token was made for, and which of its links it is; null for one that is not ours. */
export function verifyApplicationToken(keys: SigningKeys, token: string): LinkedApplication | null {
  const [, id, version = '0', signature] = tokenPattern.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  const application = { id, linkVersion: Number(version) };
  return verifySignature(keys, signedText(application), signature) ? application : null;
}

const accessText = (application: LinkedApplication, expires: string) =>
  `application-access:${prefixOf(application)}:${expires}`;

/**
 * Lets its holder act in an application: given to the browser that sent it, and to a person who knows the end of the
 * phone number. It ends with the link it was given for.
 */
export function createApplicationAccess(
  keys: SigningKeys,
  application: LinkedApplication,
  accessUntil: Date,
): ApplicationAccess {
  const expires = String(accessUntil.getTime());
  return { access: `${expires}.${sign(keys, accessText(application, expires))}`, accessUntil };
}

function isValidAccess(
  keys: SigningKeys,
  application: LinkedApplication,
  access: string,
  now = Date.now(),
): boolean {
  const [expires = '', signature = ''] = access.split('.');
  const isOurs = verifySignature(keys, accessText(application, expires), signature);
  return isOurs && Number(expires) > now;
}

/**
 * The application that a link and an access to it are for, without looking whether it is still there.
 * Throws AppError('not-found') for a link that is not ours, 'proof-required' without an access that is good.
 */
export function verifyGrant(
  { secrets }: Secrets,
  { token, access }: ApplicationGrant,
): LinkedApplication {
  const linked = verifyApplicationToken(secrets.application, token);
  if (!linked) throw new AppError('not-found');
  if (!isValidAccess(secrets.application, linked, access)) throw new AppError('proof-required');
  return linked;
}

/** An application for the browser that sent it: where mails go as the server has it, and the applicant's own page. */
export function toSentApplication(
  { secrets }: Secrets,
  application: LinkedApplication & Pick<Application, 'email' | 'createdAt'>,
): SentApplication {
  const { id, email, createdAt } = application;
  const until = new Date(createdAt.getTime() + senderAccessMs);
  return {
    id,
    statusToken: createApplicationToken(secrets.application, application),
    ...createApplicationAccess(secrets.application, application, until),
    email,
    createdAt,
  };
}

/** The absolute link to the applicant's own page, in the language of the form. */
export function createApplicationLink(
  { secrets, siteUrl }: Secrets & { siteUrl: string },
  application: LinkedApplication & Pick<Application, 'locale'>,
): string {
  const link = new URL(localizedPath('/application', application.locale), siteUrl);
  link.searchParams.set('token', createApplicationToken(secrets.application, application));
  return link.href;
}
