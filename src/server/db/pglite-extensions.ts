import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the migrations switch on in the embedded database; it can only load what it is given when it is opened. */
export const pgliteExtensions = { pg_trgm };
