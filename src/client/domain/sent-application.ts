import type { SentApplication } from '../../shared/contracts/attempt.ts';
import { readStoredObject, writeStored } from '../lib/browser-storage.ts';

/** Named in the privacy policy. */
const sentKey = 'career_application_sent';

/** Until then applicants have heard from us, in milliseconds: 90 days. */
const maxAgeMs = 90 * 86_400_000;
/** As long as a mistyped address can be corrected, which takes the link that its mail did not bring: a day. */
const linkMaxAgeMs = 86_400_000;

/** The token that lets its holder act in an application, beside the link. */
export type OwnAccess = Pick<SentApplication, 'access' | 'accessUntil'>;

/** An application that was sent from this device. */
export type RememberedApplication = {
  /** Its name for both sides. */
  reference: string;
  sentAt: Date;
  /** Opens the applicant's page, where acting takes more than the link. For a day. */
  token: string | null;
  /** The address we write to, and the right to act. As long as the tab: others may use the device after it. */
  sender: ({ email: string } & OwnAccess) | null;
};

/** The reference of an application, by its id or the token of its page. */
export const applicationReference = (idOrToken: string): string =>
  idOrToken.slice(0, 8).toUpperCase();

/** Stores on this device that an application was sent. */
export function rememberApplication(sent: SentApplication): void {
  const { id, createdAt, statusToken, email, access, accessUntil } = sent;
  const note = { reference: applicationReference(id), sentAt: createdAt, token: statusToken };
  const sender = { token: statusToken, email, access, accessUntil };
  writeStored('browser', sentKey, JSON.stringify(note));
  writeStored('tab', sentKey, JSON.stringify(sender));
}

/** Stores for this tab the access that the digits of the phone number gave: a reload does not ask again. */
export function rememberAccess(token: string, { access, accessUntil }: OwnAccess): void {
  writeStored('tab', sentKey, JSON.stringify({ token, access, accessUntil }));
}

/** This tab's permission in the application behind a link; null when it must prove its identity. */
export function readAccess(token: string): OwnAccess | null {
  const stored = readStoredObject('tab', sentKey);
  const { access, accessUntil } = stored;
  if (stored.token !== token) return null;
  if (typeof access !== 'string' || typeof accessUntil !== 'string') return null;
  return { access, accessUntil: new Date(accessUntil) };
}

/** Clears the permission of this tab in the application behind a link. */
export function clearStoredAccess(token: string): void {
  if (readAccess(token)) writeStored('tab', sentKey, null);
}

export function clearStoredApplication(): void {
  writeStored('browser', sentKey, null);
  writeStored('tab', sentKey, null);
}

/** Clears the access unless it is still valid, be it to another application. */
function clearEndedAccess(now: Date): void {
  const { accessUntil } = readStoredObject('tab', sentKey);
  if (typeof accessUntil === 'string' && Date.parse(accessUntil) > now.getTime()) return;
  writeStored('tab', sentKey, null);
}

function readSender(token: string): RememberedApplication['sender'] {
  const { email } = readStoredObject('tab', sentKey);
  const access = readAccess(token);
  return access && typeof email === 'string' ? { email, ...access } : null;
}

/** The application that was sent last from this device; null after its time, or where there was none. */
export function readRememberedApplication(now = new Date()): RememberedApplication | null {
  const note = readStoredObject('browser', sentKey);
  const { reference, sentAt } = note;
  if (typeof reference !== 'string' || typeof sentAt !== 'string') return null;
  const age = now.getTime() - Date.parse(sentAt);
  // Not a number where it is no date.
  if (!(age < maxAgeMs)) {
    clearStoredApplication();
    return null;
  }
  const token = age < linkMaxAgeMs && typeof note.token === 'string' ? note.token : null;
  if (token === null) {
    writeStored('browser', sentKey, JSON.stringify({ reference, sentAt }));
    clearEndedAccess(now);
  }
  const sender = token === null ? null : readSender(token);
  return { reference, sentAt: new Date(sentAt), token, sender };
}
