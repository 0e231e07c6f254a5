import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';

/** A picture as it was taken in; its bytes lie in its variants, the original is not kept. */
const ImageSchema = defineEntity({
  name: 'Image',
  tableName: 'images',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    /** Pixels, after the camera's rotation was applied. */
    width: p.integer(),
    height: p.integer(),
    /** Widths there are variants of, ascending. */
    widths: p.json<number[]>(),
    /** A data URL, shown until the picture has arrived. */
    placeholder: p.text(),
    createdAt: p
      .datetime()
      .length(3)
      .onCreate(() => new Date()),
  },
});

export class Image extends ImageSchema.class {}
ImageSchema.setClass(Image);
