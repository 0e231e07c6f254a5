/** Version of the consent an applicant gives; raised when its wording in the messages changes in substance. */
export const dataConsentVersion = '2026-11';
