import { createServer } from 'node:http';
import { initTRPC } from '@trpc/server';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import pg from 'pg';
import superjson from 'superjson';
import { z } from 'zod';
import { portOf } from './port-of.ts';

// Nothing but tRPC with superjson. `fromMemory` gives what it was given to say. `fromDatabase` gives the pictures of the
// gallery as one statement finds them, through pg alone, and with a visitor's `sessionId` asks a second time, for what
// that visitor likes.
const startSchema = z.object({ databaseUrl: z.string(), answer: z.unknown() });

export type BareStart = z.infer<typeof startSchema>;

const statement = `
  select item."id", item."caption", item."alt", item."like_count", image."id" as "image_id",
         image."width", image."height", image."widths", image."placeholder"
  from "gallery_items" as item join "images" as image on image."id" = item."image_id"
  where item."is_active" order by item."display_order", item."id"`;

const likesStatement = 'select "item_id" from "gallery_likes" where "session_id" = $1';

const visitor = z.object({ sessionId: z.string().optional() });
const likeRow = z.object({ item_id: z.string() });

const t = initTRPC.create({ transformer: superjson });

process.once('message', (message: unknown) => {
  const { databaseUrl, answer } = startSchema.parse(message);
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const router = t.router({
    fromMemory: t.procedure.query(() => answer),
    fromDatabase: t.procedure.input(visitor).query(async ({ input: { sessionId } }) => {
      const { rows } = await pool.query(statement);
      const likes = sessionId ? await pool.query(likesStatement, [sessionId]) : { rows: [] };
      const liked = new Set(likes.rows.map((row) => likeRow.parse(row).item_id));
      return rows.map(({ id, caption, alt, like_count, image_id, ...image }) => ({
        id,
        imageUrl: `/images/${image_id}`,
        picture: { id: image_id, url: `/images/${image_id}`, ...image },
        caption,
        alt,
        likeCount: like_count,
        hasLiked: liked.has(id),
      }));
    }),
  });
  const server = createServer(createHTTPHandler({ router, basePath: '/' }));
  server.listen(0, '127.0.0.1', () => process.send?.({ port: portOf(server) }));
});
