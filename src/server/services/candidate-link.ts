import type { SentApplication } from '../../shared/contracts/attempt.ts';
import type { ApplicationKey } from '../../shared/contracts/own-application.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import type { Application } from '../db/entities/applications.ts';
import { AppError } from '../errors.ts';
import type { ServiceContext } from './context.ts';
import { type SigningKeys, sign, verifySignature } from './secrets.ts';

const signedText = (id: string) => `application:${id}`;

/** The application's id and our signature of it: each mail about it carries the same link, and nothing secret is stored. */
export function createApplicationToken(keys: SigningKeys, id: string): string {
  return `${id}.${sign(keys, signedText(id))}`;
}

/** An application for the browser that sent it: where mails go as the server has it, and the applicant's own page. */
export function toSentApplication(
  { secrets }: Pick<ServiceContext, 'secrets'>,
  { id, email, createdAt }: Pick<Application, 'id' | 'email' | 'createdAt'>,
): SentApplication {
  return { id, statusToken: createApplicationToken(secrets.application, id), email, createdAt };
}

/** The application that a token is for; null for one that is not ours. */
export function verifyApplicationToken(keys: SigningKeys, token: string): string | null {
  const dot = token.indexOf('.');
  const id = token.slice(0, Math.max(0, dot));
  return id !== '' && verifySignature(keys, signedText(id), token.slice(dot + 1)) ? id : null;
}

/** The absolute link to the applicant's own page, in the language of the form. */
export function createApplicationLink(
  {
    secrets,
    siteUrl,
  }: { secrets: Pick<ServiceContext['secrets'], 'application'>; siteUrl: string },
  { id, locale }: Pick<Application, 'id' | 'locale'>,
): string {
  const link = new URL(localizedPath('/application', locale), siteUrl);
  link.searchParams.set('token', createApplicationToken(secrets.application, id));
  return link.href;
}

/** The id of the application whose link somebody has. Throws AppError('not-found') for a link that is not ours. */
export function requireApplicationId(
  { secrets }: Pick<ServiceContext, 'secrets'>,
  { token }: ApplicationKey,
): string {
  const id = verifyApplicationToken(secrets.application, token);
  if (id === null) throw new AppError('not-found');
  return id;
}
