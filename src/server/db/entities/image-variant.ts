import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { Image } from './image.ts';

export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** One file of a picture: re-encoded by us, without the metadata of the original. */
const ImageVariantSchema = defineEntity({
  name: 'ImageVariant',
  tableName: 'image_variants',
  uniques: [{ properties: ['image', 'width', 'format'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    image: () => p.manyToOne(Image).deleteRule('cascade'),
    /** Pixels. */
    width: p.integer(),
    format: p.enum(imageFormats),
    location: p.enum(['disk', 'uploadthing'] as const).default('disk'),
    storeKey: p.string().length(300).index(),
    /** Bytes. */
    size: p.integer(),
  },
});

export class ImageVariant extends ImageVariantSchema.class {}
ImageVariantSchema.setClass(ImageVariant);
