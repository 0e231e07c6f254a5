import { company } from '../../../shared/content/company.ts';
import { dayText } from '../../../shared/i18n/day-text.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { pdfFonts } from './pdf-fonts.ts';
import { drawHead, type PdfInvoice } from './pdf-head.ts';
import { drawLines } from './pdf-lines.ts';
import { heightOf, muted, page, rule, write } from './pdf-page.ts';

function closing({ note, dueOn, number, state, recipient }: PdfInvoice): string[] {
  const { locale } = recipient;
  const asks = (state === 'sent' || state === 'overdue') && dueOn !== null && number !== null;
  return [
    ...(note ? [note] : []),
    ...(asks
      ? [m.invoices_pdf_pay({ date: dayText(dueOn, locale, 'long'), number }, { locale })]
      : []),
    ...(state === 'void' ? [m.invoices_pdf_void_text({}, { locale })] : []),
  ];
}

/**
 * An invoice as a PDF on A4, with the site's own fonts, in the language the client is written to. The library is loaded
 * with the first document that somebody wants.
 */
export async function renderInvoice(invoice: PdfInvoice): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { locale } = invoice.recipient;
  const title = invoice.number ?? m.invoices_pdf_draft({}, { locale });
  const doc = new PDFDocument({
    size: 'A4',
    // Nothing is set by itself: every text is given its place.
    margins: { top: 0, bottom: 0, left: page.left, right: 56 },
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: company.legalName, Subject: invoice.recipient.companyName },
  });
  for (const { name, bytes } of await pdfFonts()) doc.registerFont(name, bytes);
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });

  let y = drawLines(doc, invoice, drawHead(doc, invoice));
  for (const text of closing(invoice)) {
    const height = heightOf(doc, text, { width: 400 });
    if (y + height > page.bottom) {
      doc.addPage();
      y = page.top;
    }
    write(doc, text, page.left, y, { width: 400 });
    y = doc.y + 8;
  }

  const { count } = doc.bufferedPageRange();
  const { registration } = company;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    rule(doc, 772);
    const small = { size: 7.5, colour: muted } as const;
    const imprint = [company.legalName, company.email, company.phone].join(' · ');
    write(doc, imprint, page.left, 780, { ...small, width: 400 });
    const numbers = m.invoices_pdf_numbers(
      { company: registration.companyNumber, vat: registration.vatNumber },
      { locale },
    );
    write(doc, numbers, page.left, 792, { ...small, width: 400 });
    const position = m.invoices_pdf_page({ page: index + 1, pages: count }, { locale });
    write(doc, position, 459, 780, { ...small, width: 80, align: 'right' });
  }
  doc.end();
  return done;
}
