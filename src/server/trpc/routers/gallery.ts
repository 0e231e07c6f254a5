import {
  galleryItemSchema,
  likeInput,
  likeOutput,
  listGalleryInput,
} from '../../../shared/contracts/gallery.ts';
import { likeItem, unlikeItem } from '../../services/gallery/like-item.ts';
import { listGallery, listLikes } from '../../services/gallery/list-gallery.ts';
import { keepAnswer, keptProcedure, ownEntityManager, publicProcedure, router } from '../init.ts';

/** Somebody who goes through the whole gallery and back stays far below. */
const likeLimit = { limit: 600, windowSeconds: 900 };

export const galleryRouter = router({
  list: keptProcedure
    .input(listGalleryInput)
    .use(async ({ ctx, path, input: { sessionId }, next }) => {
      if (sessionId === undefined) return keepAnswer(ctx, path, next);
      const likes = await listLikes(ctx, sessionId);
      return keepAnswer(ctx, [path, ...likes].join(' '), () => next({ ctx: { likes } }));
    })
    .use(ownEntityManager)
    .output(galleryItemSchema.array())
    .query(({ ctx }) => listGallery(ctx, ctx.likes ?? [])),

  like: publicProcedure
    .meta({ limit: likeLimit, forgets: true })
    .input(likeInput)
    .output(likeOutput)
    .mutation(({ ctx, input }) => likeItem(ctx, input)),

  unlike: publicProcedure
    .meta({ limit: likeLimit, forgets: true })
    .input(likeInput)
    .output(likeOutput)
    .mutation(({ ctx, input }) => unlikeItem(ctx, input)),
});
