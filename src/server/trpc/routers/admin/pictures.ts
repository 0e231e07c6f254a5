import { byIdSchema, okSchema } from '../../../../shared/contracts/common.ts';
import {
  adminGalleryItemSchema,
  listGalleryItemsInput,
  listGalleryItemsOutput,
  orderGalleryInput,
  updateGalleryItemInput,
  uploadGalleryItemInput,
} from '../../../../shared/contracts/gallery-admin.ts';
import { deleteGalleryItem } from '../../../services/gallery/delete-gallery-item.ts';
import { getGalleryItem, listGalleryItems } from '../../../services/gallery/list-gallery-items.ts';
import { orderGallery } from '../../../services/gallery/order-gallery.ts';
import { updateGalleryItem } from '../../../services/gallery/update-gallery-item.ts';
import { uploadGalleryItem } from '../../../services/gallery/upload-gallery-item.ts';
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
