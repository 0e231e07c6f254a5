import { company } from '../../../../shared/content/company.ts';

/** In points, on A4. */
const margin = 64;

/** A page with a title and paragraphs as a PDF, in one of the fonts every reader has. */
export async function drawDocument(title: string, paragraphs: readonly string[]): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
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
