/** Named in the privacy policy. */
const sentKey = 'career_application_sent';

/** Until then applicants have heard from us, in milliseconds: 90 days. */
const keptMs = 90 * 86_400_000;

/** An application that was sent from this device. */
export type RememberedApplication = {
  /** How both sides call it. */
  reference: string;
  sentAt: Date;
  /** Where we write to and what opens the applicant's page. As long as the tab: others may use the device after it. */
  access: { email: string; token: string } | null;
};

/** The reference of an application, by its id or the token of its page. */
export const applicationReference = (idOrToken: string): string =>
  idOrToken.slice(0, 8).toUpperCase();

/** Reads without the contracts, which stay out of the scripts of the careers page. */
function parse(stored: string | null): Record<string, unknown> {
  const value: unknown = JSON.parse(stored ?? 'null');
  return typeof value === 'object' ? { ...value } : {};
}

/** Keeps on this device that an application was sent. */
export function rememberApplication({ reference, sentAt, access }: RememberedApplication): void {
  try {
    window.localStorage.setItem(sentKey, JSON.stringify({ reference, sentAt }));
    window.sessionStorage.setItem(sentKey, JSON.stringify(access));
  } catch {
    // The browser keeps nothing; the mail has the link.
  }
}

export function forgetApplication(): void {
  try {
    window.localStorage.removeItem(sentKey);
    window.sessionStorage.removeItem(sentKey);
  } catch {
    // Nothing could be kept there in the first place.
  }
}

/** The application that was sent last from this device; null after its time, or where there was none. */
export function readRememberedApplication(now = new Date()): RememberedApplication | null {
  try {
    const { reference, sentAt } = parse(window.localStorage.getItem(sentKey));
    if (typeof reference !== 'string' || typeof sentAt !== 'string') return null;
    // Not a number where it is no date.
    if (!(now.getTime() - Date.parse(sentAt) < keptMs)) {
      forgetApplication();
      return null;
    }
    const { email, token } = parse(window.sessionStorage.getItem(sentKey));
    const isOurs = typeof token === 'string' && applicationReference(token) === reference;
    const access = isOurs && typeof email === 'string' ? { email, token } : null;
    return { reference, sentAt: new Date(sentAt), access };
  } catch {
    return null;
  }
}
