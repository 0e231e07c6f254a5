import { byIdSchema, okSchema } from '../../../../shared/contracts/common.ts';
import {
  adminGalleryItemSchema,
  listGalleryItemsInput,
  listGalleryItemsOutput,
  orderGalleryInput,
  updateGalleryItemInput,
  uploadGalleryItemInput,
} from '../../../../shared/contracts/gallery-admin.ts';
import { deleteGalleryItem, getGalleryItem, listGalleryItems, orderGallery, updateGalleryItem, uploadGalleryItem } from '../../../services/gallery/admin-gallery.ts';
import { adminProcedure, router } from '../../init.ts';

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
      await orderGallery(ctx, input);
      return { ok: true };
    }),
});
