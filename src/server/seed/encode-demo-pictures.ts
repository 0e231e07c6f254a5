import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { encodeImage } from '../services/images/store-image.ts';
import { demoEmployees, portraitName } from './seed-employees.ts';
import { demoPictures } from './seed-gallery.ts';

// `npm run demo-pictures` encodes the pictures of the demo content; the results are committed with the sources, so
// that a first start copies them.
const folder = new URL('./data/', import.meta.url);

const encoded: Record<string, object> = {};
const names = [...demoPictures.map(({ name }) => name), ...demoEmployees.map(portraitName)];
for (const name of names) {
  const original = await readFile(new URL(`pictures/${name}.webp`, folder));
  const { variants, ...picture } = await encodeImage(original);
  const target = new URL(`pictures/${name}/`, folder);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const { width, format, bytes } of variants) {
    await writeFile(new URL(`${width}.${format}`, target), bytes);
  }
  encoded[name] = { ...picture, widths: [...new Set(variants.map(({ width }) => width))] };
}
await writeFile(new URL('pictures.json', folder), `${JSON.stringify(encoded, null, 2)}\n`);
