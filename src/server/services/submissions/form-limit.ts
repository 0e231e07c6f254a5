/** As many new records as a visitor's address, or somebody who is signed in, may make with a form. */
export const formLimit = { limit: 20, windowSeconds: 3600 };
