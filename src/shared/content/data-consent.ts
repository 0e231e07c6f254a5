/** Version of the consent an applicant gives; raised when its wording in the messages changes in substance. */
export const dataConsentVersion = '2026-11';

/** Version of what an employee agrees to before the public page is shown. */
export const profileConsentVersion = '2026-11';

/** Stands for a consent to a public page that was given before consents were recorded. */
export const earlierConsentVersion = 'earlier';

/** The same for what the contact, booking, newsletter and registration forms ask. */
export const contactConsentVersion = '2026-11';
