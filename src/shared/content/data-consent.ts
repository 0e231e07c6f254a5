/** Version of the consent an applicant gives; raised when its wording in the messages changes in substance. */
export const dataConsentVersion = '2026-11';

/** The same for what the contact, booking, newsletter and registration forms ask. */
export const contactConsentVersion = '2026-11';
