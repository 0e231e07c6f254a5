import * as gallery from '../../../shared/contracts/gallery.ts';
import * as publicGallery from '../../services/gallery/public-gallery.ts';
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
    .input(gallery.listGalleryInput)
    .use(async ({ ctx, path, input: { sessionId }, next }) => {
      if (sessionId === undefined) return cacheAnswer(ctx, path, next);
      const likes = await publicGallery.listLikes(ctx, sessionId);
      return cacheAnswer(ctx, [path, ...likes].join(' '), () => next({ ctx: { likes } }));
    })
    .use(withEntityManager)
    .output(gallery.galleryItemSchema.array())
    .query(({ ctx }) => publicGallery.listGallery(ctx, ctx.likes ?? [])),

  like: publicMutation(gallery.likeInput, gallery.likeOutput, publicGallery.likeItem, {
    limit: likeLimit,
    invalidatesCache: true,
  }),
  unlike: publicMutation(gallery.likeInput, gallery.likeOutput, publicGallery.unlikeItem, {
    limit: likeLimit,
    invalidatesCache: true,
  }),
});
