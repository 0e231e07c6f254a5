/** Characters of a password that is chosen anew; the upper bound keeps the hash from being fed a book. */
export const passwordLength = { min: 12, max: 200 } as const;
