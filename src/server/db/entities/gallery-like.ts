import { defineEntity, p } from '@mikro-orm/core';
import { GalleryItem } from './gallery-item.ts';

/** One like of one browser; the key makes it one. */
const GalleryLikeSchema = defineEntity({
  name: 'GalleryLike',
  tableName: 'gallery_likes',
  properties: {
    item: () => p.manyToOne(GalleryItem).primary().deleteRule('cascade'),
    /** The gallery asks for what one browser likes, which the key does not help with: it begins with the picture. */
    sessionId: p.string().length(100).primary().index(),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class GalleryLike extends GalleryLikeSchema.class {}
GalleryLikeSchema.setClass(GalleryLike);
