import sharp, { type OverlayOptions } from 'sharp';

const width = 1600;
const height = 900;
const ground = '#e9e6de';

type Plate = {
  picture: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
  radius: number;
};

const rectangle = ({ width: w, height: h, radius }: Omit<Plate, 'picture'>, fill: string) =>
  `<rect width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;

/** A picture cut to its place, with round corners. */
async function cut(plate: Plate): Promise<Buffer> {
  const mask = `<svg width="${plate.width}" height="${plate.height}">${rectangle(plate, '#fff')}</svg>`;
  return sharp(plate.picture)
    .resize(plate.width, plate.height, { fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const shadow = (plate: Plate) =>
  `<g transform="translate(${plate.left} ${plate.top + 14})" filter="url(#soft)" opacity="0.28">${rectangle(plate, '#12252b')}</g>`;

/** The wizard on a phone beside the home page, in one picture. */
export async function composeOverview(phone: Buffer, home: Buffer, file: string): Promise<void> {
  const plates: Plate[] = [
    { picture: home, left: 408, top: 90, width: 1148, height: 721, radius: 10 },
    { picture: phone, left: 44, top: 88, width: 336, height: 727, radius: 28 },
  ];
  const shadows = `<svg width="${width}" height="${height}">
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="18"/></filter>
    ${plates.map(shadow).join('')}</svg>`;
  const layers: OverlayOptions[] = [{ input: Buffer.from(shadows), left: 0, top: 0 }];
  for (const plate of plates) {
    layers.push({ input: await cut(plate), left: plate.left, top: plate.top });
  }
  await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .toFile(file);
}
