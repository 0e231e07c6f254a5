import { createServer } from 'node:http';
import { initTRPC } from '@trpc/server';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import pg from 'pg';
import superjson from 'superjson';
import { z } from 'zod';
import { portOf } from './port-of.ts';

// Nothing but tRPC with superjson. `fromMemory` gives what it was given to say, `fromDatabase` the pictures of the
// gallery as one statement finds them, through pg alone.
const startSchema = z.object({ databaseUrl: z.string(), answer: z.unknown() });

export type BareStart = z.infer<typeof startSchema>;

const statement = `
  select item."id", item."caption", item."alt", item."like_count", image."id" as "image_id",
         image."width", image."height", image."widths", image."placeholder"
  from "gallery_items" as item join "images" as image on image."id" = item."image_id"
  where item."is_active" order by item."display_order", item."id"`;

const t = initTRPC.create({ transformer: superjson });
const procedure = t.procedure.input(z.unknown());

process.once('message', (message: unknown) => {
  const { databaseUrl, answer } = startSchema.parse(message);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const router = t.router({
    fromMemory: procedure.query(() => answer),
    fromDatabase: procedure.query(async () => {
      const { rows } = await pool.query(statement);
      return rows.map(({ id, caption, alt, like_count, image_id, ...image }) => ({
        id,
        imageUrl: `/images/${image_id}`,
        picture: { id: image_id, url: `/images/${image_id}`, ...image },
        caption,
        alt,
        likeCount: like_count,
        hasLiked: false,
      }));
    }),
  });
  const server = createServer(createHTTPHandler({ router, basePath: '/' }));
  server.listen(0, '127.0.0.1', () => process.send?.({ port: portOf(server) }));
});
