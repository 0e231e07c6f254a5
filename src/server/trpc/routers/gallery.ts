import {
  galleryItemSchema,
  likeInput,
  likeOutput,
  listGalleryInput,
} from '../../../shared/contracts/gallery.ts';
import { likeItem, unlikeItem } from '../../services/gallery/like-item.ts';
import { listGallery, listGalleryOf } from '../../services/gallery/list-gallery.ts';
import { publicProcedure, router } from '../init.ts';

/** Somebody who goes through the whole gallery and back stays far below. */
const likeLimit = { limit: 600, windowSeconds: 900 };

/** Who has liked something is told of the own likes. */
function keyWithoutSession(rawInput: unknown): string | null {
  const { success, data } = listGalleryInput.safeParse(rawInput);
  return success && data.sessionId === undefined ? '' : null;
}

export const galleryRouter = router({
  list: publicProcedure
    .meta({ keeps: keyWithoutSession })
    .input(listGalleryInput)
    .output(galleryItemSchema.array())
    .query(({ ctx, input: { sessionId } }) =>
      sessionId === undefined ? listGallery(ctx) : listGalleryOf(ctx, sessionId),
    ),

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
