import { defineEntity, p } from '@mikro-orm/core';
import { idColumn, nowColumn } from './columns.ts';

/** An uploaded picture; its bytes lie in its variants, the original is not stored. */
const ImageSchema = defineEntity({
  name: 'Image',
  tableName: 'images',
  properties: {
    id: idColumn(),
    /** Pixels, after the camera's rotation was applied. */
    width: p.integer(),
    height: p.integer(),
    /** Widths there are variants of, ascending. */
    widths: p.json<number[]>(),
    /** A data URL, shown until the picture has arrived. */
    placeholder: p.text(),
    createdAt: nowColumn(),
  },
});

export class Image extends ImageSchema.class {}
ImageSchema.setClass(Image);

export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** One file of a picture: re-encoded by us, without the metadata of the original. */
const ImageVariantSchema = defineEntity({
  name: 'ImageVariant',
  tableName: 'image_variants',
  uniques: [{ properties: ['image', 'width', 'format'] }],
  properties: {
    id: idColumn(),
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
