/** Named in the privacy policy. */
const sentKey = 'career_application_sent';

const dayMs = 86_400_000;

/** Until then applicants have heard from us, in milliseconds. */
const keptMs = 90 * dayMs;

/** An application that was sent from this device. */
export type RememberedApplication = {
  /** How both sides call it. */
  reference: string;
  sentAt: Date;
  /** Where the mail went and what opens the applicant's page: for a day, because others may use the device. */
  access: { email: string; token: string } | null;
};

/** The reference of an application, as applicants read it out. */
export const applicationReference = (id: string): string => id.slice(0, 8).toUpperCase();

/** Reads without the contracts, which stay out of the scripts of the careers page. */
function parse(stored: string, now: Date): RememberedApplication | null {
  const value: unknown = JSON.parse(stored);
  if (typeof value !== 'object' || value === null) return null;
  const { reference, sentAt, email, token }: Record<string, unknown> = { ...value };
  if (typeof reference !== 'string' || typeof sentAt !== 'string') return null;
  const age = now.getTime() - Date.parse(sentAt);
  // Not a number where it is no date.
  if (!(age < keptMs)) return null;
  const isOpen = age < dayMs && typeof email === 'string' && typeof token === 'string';
  return { reference, sentAt: new Date(sentAt), access: isOpen ? { email, token } : null };
}

function write({ reference, sentAt, access }: RememberedApplication): void {
  window.localStorage.setItem(sentKey, JSON.stringify({ reference, sentAt, ...access }));
}

/** Keeps on this device that an application was sent. */
export function rememberApplication(application: RememberedApplication): void {
  try {
    write(application);
  } catch {
    // The browser keeps nothing; the mail has the link.
  }
}

/** The application that was sent last from this device; null after its time, or where there was none. */
export function readRememberedApplication(now = new Date()): RememberedApplication | null {
  try {
    const stored = window.localStorage.getItem(sentKey);
    if (stored === null) return null;
    const application = parse(stored, now);
    if (application) write(application);
    else forgetApplication();
    return application;
  } catch {
    return null;
  }
}

export function forgetApplication(): void {
  try {
    window.localStorage.removeItem(sentKey);
  } catch {
    // Nothing could be kept there in the first place.
  }
}
