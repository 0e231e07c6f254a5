import { defineEntity, p } from '@mikro-orm/core';
import { editedColumns, nowColumn } from './columns.ts';
import { Image } from './images.ts';

const GalleryItemSchema = defineEntity({
  name: 'GalleryItem',
  tableName: 'gallery_items',
  indexes: [{ properties: ['isActive', 'displayOrder'] }],
  properties: {
    ...editedColumns(),
    image: () => p.manyToOne(Image),
    caption: p.string().length(300).nullable(),
    captionGerman: p.string().length(300).nullable(),
    /** Text alternative of the picture. */
    alt: p.string().length(300).default(''),
    altGerman: p.string().length(300).default(''),
    /** Name of the file it came in, without the extension: what administrators call it until it has a text. */
    fileName: p.string().length(400).default(''),
    /** Counted by the statement that stores a like, never computed from a value read before. */
    likeCount: p.integer().default(0),
    isActive: p.boolean().default(true),
    displayOrder: p.integer().default(0),
  },
});

export class GalleryItem extends GalleryItemSchema.class {}
GalleryItemSchema.setClass(GalleryItem);

/** One like of one browser; the key makes it one. */
const GalleryLikeSchema = defineEntity({
  name: 'GalleryLike',
  tableName: 'gallery_likes',
  properties: {
    item: () => p.manyToOne(GalleryItem).primary().deleteRule('cascade'),
    /** The gallery asks for what one browser likes, which the key does not help with: it begins with the picture. */
    sessionId: p.string().length(100).primary().index(),
    createdAt: nowColumn(),
  },
});

export class GalleryLike extends GalleryLikeSchema.class {}
GalleryLikeSchema.setClass(GalleryLike);
