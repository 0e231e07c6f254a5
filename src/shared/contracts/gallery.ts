import { z } from 'zod';
import { idSchema, pageInput, pageOf, patchedFields, text } from './fields.ts';
import { pictureSchema } from './picture.ts';

/** Number of pictures on one page of the administrator's grid. */
const galleryPageSize = 60;

export const gallerySortSchema = z.enum(['place', 'newest', 'likes']);
export type GallerySort = z.infer<typeof gallerySortSchema>;
export const galleryStateSchema = z.enum(['active', 'hidden']);
export type GalleryState = z.infer<typeof galleryStateSchema>;

export const listGalleryItemsInput = pageInput.omit({ order: true }).extend({
  state: galleryStateSchema.optional(),
  /** In the order of the public page, or the newest or most liked first. */
  sort: gallerySortSchema.default('place'),
  limit: z.number().int().min(1).max(1000).default(galleryPageSize),
});
export type ListGalleryItemsInput = z.infer<typeof listGalleryItemsInput>;

/** A picture of the gallery with everything that can be edited. */
export const adminGalleryItemSchema = z.object({
  id: idSchema,
  imageUrl: z.string(),
  picture: pictureSchema,
  caption: z.string().nullable(),
  captionGerman: z.string().nullable(),
  alt: z.string(),
  altGerman: z.string(),
  /** Name of the file it came in, without the extension. */
  fileName: z.string(),
  likeCount: z.number().int(),
  isActive: z.boolean(),
  createdAt: z.date(),
  version: z.number().int(),
});
export type AdminGalleryItem = z.infer<typeof adminGalleryItemSchema>;

export const listGalleryItemsOutput = pageOf(adminGalleryItemSchema).extend({
  /** Of the whole gallery, whatever is looked for. */
  counts: z.record(galleryStateSchema, z.number().int()),
});
export type ListGalleryItemsOutput = z.infer<typeof listGalleryItemsOutput>;

/** A picture whose bytes have come whole, and its texts. */
export const uploadGalleryItemInput = z.object({
  part: idSchema,
  caption: text(300).default(''),
  captionGerman: text(300).default(''),
  alt: text(300).default(''),
  altGerman: text(300).default(''),
  fileName: text(400).default(''),
});
export type UploadGalleryItemInput = z.infer<typeof uploadGalleryItemInput>;

const line = text(300);

/** The form of the texts of a picture. */
export const galleryTextsInput = z.object({
  caption: line,
  captionGerman: line,
  alt: line,
  altGerman: line,
});
export type GalleryTexts = z.infer<typeof galleryTextsInput>;

export const updateGalleryItemInput = galleryTextsInput.partial().extend({
  ...patchedFields,
  /** Null, as an empty one, for none. */
  caption: line.nullable().optional(),
  captionGerman: line.nullable().optional(),
  isActive: z.boolean().optional(),
});
export type UpdateGalleryItemInput = z.infer<typeof updateGalleryItemInput>;

/** The given pictures take the places they have among them, in this sequence; all others stay where they are. */
export const orderGalleryInput = z.object({
  ids: z
    .array(idSchema)
    .min(1)
    .max(1000)
    .refine((ids) => new Set(ids).size === ids.length),
});
export type OrderGalleryInput = z.infer<typeof orderGalleryInput>;

/** The random string a browser keeps under `gallerySessionId`; likes belong to it. */
export const gallerySessionSchema = z.string().regex(/^[\w-]{8,100}$/);

export const galleryItemSchema = z.object({
  id: idSchema,
  imageUrl: z.string(),
  picture: pictureSchema,
  caption: z.string().nullable(),
  alt: z.string(),
  likeCount: z.number().int(),
  hasLiked: z.boolean(),
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

export const listGalleryInput = z.object({ sessionId: gallerySessionSchema.optional() });

export const likeInput = z.object({ id: idSchema, sessionId: gallerySessionSchema });
export type LikeInput = z.infer<typeof likeInput>;

export const likeOutput = z.object({ likeCount: z.number().int(), hasLiked: z.boolean() });
export type LikeOutput = z.infer<typeof likeOutput>;
