/** The month in which the legal texts last changed in substance. */
export const legalUpdatedOn = '2025-10-01';

/** Years; whoever is younger cannot apply or register. */
export const minimumAge = 18;
