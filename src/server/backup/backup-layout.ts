import path from 'node:path';
import { z } from 'zod';

/** What one folder of a backup holds. */
export const layoutOf = (folder: string) => ({
  manifest: path.join(folder, 'manifest.json'),
  /** One line for each other file, in the notation of `sha256sum`. */
  checksums: path.join(folder, 'checksums.sha256'),
  /** A dump by pg_dump in its custom format, or the folder of the embedded database as a compressed archive. */
  database: path.join(folder, 'database.dump'),
  /** The data folder as it was, without the embedded database. */
  files: path.join(folder, 'files'),
});

export const manifestSchema = z.object({
  /** Rises when a backup of today can no longer be read by what is to come. */
  format: z.literal(1),
  /** The version of the site that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['postgres', 'embedded']),
  /** Every migration the database had seen. */
  migrations: z.array(z.string()),
  /** Rows by table, in the very moment of the dump. */
  rows: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  bytes: z.number().int(),
  /** Uploads that lie at UploadThing and so are not in here. */
  filesElsewhere: z.number().int(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** What of a data folder belongs to the running process or to nobody yet, and so is neither saved nor replaced. */
export const passing = new Set(['database', 'holder', 'dump-key', '.restoring']);
