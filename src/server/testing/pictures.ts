import sharp from 'sharp';

/** A picture of one colour, as bytes of the given type. */
export function plainPicture(
  type: 'jpeg' | 'png' | 'webp' | 'gif',
  size: { width: number; height: number },
): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#0f6e6e' } })
    .toFormat(type)
    .toBuffer();
}
