import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
import {
  adminGalleryItemSchema,
  listGalleryItemsInput,
  listGalleryItemsOutput,
  orderGalleryInput,
  updateGalleryItemInput,
  uploadGalleryItemInput,
} from '../../../../shared/contracts/gallery.ts';
import {
  beginImageOutput,
  storeImageInput,
  storeImageOutput,
} from '../../../../shared/contracts/picture.ts';
import {
  deleteGalleryItem,
  getGalleryItem,
  listGalleryItems,
  reorderGallery,
  updateGalleryItem,
  uploadGalleryItem,
} from '../../../services/gallery/admin-gallery.ts';
import { beginImageUpload, storeReceivedImage } from '../../../services/images/store-image.ts';
import { adminProcedure, router } from '../../init.ts';

export const imagesRouter = router({
  begin: adminProcedure.output(beginImageOutput).mutation(() => beginImageUpload()),

  store: adminProcedure
    .input(storeImageInput)
    .output(storeImageOutput)
    .mutation(({ ctx, input }) => storeReceivedImage(ctx, input)),
});

export const picturesRouter = router({
  list: adminProcedure
    .input(listGalleryItemsInput)
    .output(listGalleryItemsOutput)
    .query(({ ctx, input }) => listGalleryItems(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(adminGalleryItemSchema)
    .query(({ ctx, input }) => getGalleryItem(ctx, input)),

  upload: adminProcedure
    .input(uploadGalleryItemInput)
    .output(adminGalleryItemSchema)
    .mutation(({ ctx, input }) => uploadGalleryItem(ctx, input)),

  update: adminProcedure
    .input(updateGalleryItemInput)
    .output(adminGalleryItemSchema)
    .mutation(({ ctx, input }) => updateGalleryItem(ctx, input)),

  delete: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteGalleryItem(ctx, input);
      return { ok: true };
    }),

  order: adminProcedure
    .input(orderGalleryInput)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await reorderGallery(ctx, input);
      return { ok: true };
    }),
});
