import { z } from 'zod';
import { idSchema } from './common.ts';
import { pictureSchema } from './picture.ts';

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
