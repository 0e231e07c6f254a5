/** The name on everything; apart from the rest of `company`, because every page starts with it. */
export const brand = 'Talabridge';
