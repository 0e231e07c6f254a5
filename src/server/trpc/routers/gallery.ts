import {
  galleryItemSchema,
  likeInput,
  likeOutput,
  listGalleryInput,
} from '../../../shared/contracts/gallery.ts';
import {
  likeItem,
  listGallery,
  listLikes,
  unlikeItem,
} from '../../services/gallery/public-gallery.ts';
import {
  cacheAnswer,
  cachedProcedure,
  publicMutation,
  router,
  withEntityManager,
} from '../init.ts';

/** Limits likes of one address; going through the whole gallery and back stays far below. */
const likeLimit = { limit: 600, windowSeconds: 900 };

/** The public gallery with its likes; administrators change its pictures in `admin.pictures`. */
export const galleryRouter = router({
  list: cachedProcedure
    .input(listGalleryInput)
    .use(async ({ ctx, path, input: { sessionId }, next }) => {
      if (sessionId === undefined) return cacheAnswer(ctx, path, next);
      const likes = await listLikes(ctx, sessionId);
      return cacheAnswer(ctx, [path, ...likes].join(' '), () => next({ ctx: { likes } }));
    })
    .use(withEntityManager)
    .output(galleryItemSchema.array())
    .query(({ ctx }) => listGallery(ctx, ctx.likes ?? [])),

  like: publicMutation(likeInput, likeOutput, likeItem, {
    limit: likeLimit,
    invalidatesCache: true,
  }),
  unlike: publicMutation(likeInput, likeOutput, unlikeItem, {
    limit: likeLimit,
    invalidatesCache: true,
  }),
});
