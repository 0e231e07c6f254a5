import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import { company } from '../../shared/content/company.ts';
import { encodeImage } from '../services/images/store-image.ts';
import { demoResources } from './seed-employee-portal.ts';
import { demoEmployees, portraitName } from './seed-employees.ts';
import { demoPictures } from './seed-gallery.ts';

// `npm run demo-files` encodes the pictures of the demo content and draws its documents; the results are committed with
// the sources, so that a first start copies them.
const folder = new URL('./data/', import.meta.url);

/** In points, on A4. */
const margin = 64;

/** A page with a title and paragraphs as a PDF, in one of the fonts every reader has. */
async function drawDocument(title: string, paragraphs: readonly string[]): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    displayTitle: true,
    info: { Title: title, Author: company.legalName },
  });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  doc.font('Helvetica').fontSize(10).fillColor('#52616F').text(company.brand);
  doc.moveDown(2).font('Helvetica-Bold').fontSize(22).fillColor('#0B1B2B').text(title);
  doc.moveDown().font('Helvetica').fontSize(11.5);
  for (const paragraph of paragraphs) doc.text(paragraph, { lineGap: 4 }).moveDown(0.75);
  doc.end();
  return done;
}

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

await mkdir(new URL('documents', folder), { recursive: true });
for (const resource of demoResources) {
  if (resource.kind !== 'document') continue;
  const target = new URL(`documents/${resource.fileName}`, folder);
  await writeFile(target, await drawDocument(resource.title, resource.paragraphs));
}
