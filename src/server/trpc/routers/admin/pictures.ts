import { byIdSchema } from '../../../../shared/contracts/fields.ts';
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
import { adminCommand, adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const imagesRouter = router({
  begin: adminProcedure.output(beginImageOutput).mutation(() => beginImageUpload()),
  store: adminMutation(storeImageInput, storeImageOutput, storeReceivedImage),
});

export const picturesRouter = router({
  list: adminQuery(listGalleryItemsInput, listGalleryItemsOutput, listGalleryItems),
  get: adminQuery(byIdSchema, adminGalleryItemSchema, getGalleryItem),
  upload: adminMutation(uploadGalleryItemInput, adminGalleryItemSchema, uploadGalleryItem),
  update: adminMutation(updateGalleryItemInput, adminGalleryItemSchema, updateGalleryItem),
  delete: adminCommand(byIdSchema, deleteGalleryItem),
  order: adminCommand(orderGalleryInput, reorderGallery),
});
