import { company } from '../../../shared/content/company.ts';
import type { InvoiceRecord } from '../../../shared/contracts/invoice.ts';
import { dayText } from '../../../shared/i18n/day-text.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { ink, muted, page, sun, write } from './pdf-page.ts';

export type PdfInvoice = Omit<InvoiceRecord, 'client' | 'version'>;

/** Two desks and the arc between them. */
function drawArc(doc: PDFKit.PDFDocument): void {
  doc.path('M 455 84 A 42 42 0 0 1 539 84').lineWidth(1.5).strokeColor('#0F6E6E').stroke();
  doc.moveTo(447, 84).lineTo(547, 84).lineWidth(0.75).strokeColor(ink).stroke();
  doc.circle(497, 42, 5).fillColor(sun).fill();
}

function title({ number, state, recipient: { locale } }: PdfInvoice): string {
  if (number === null) return m.invoices_pdf_draft({}, { locale });
  return (state === 'void' ? m.invoices_pdf_void : m.invoices_pdf_title)({ number }, { locale });
}

function facts(invoice: PdfInvoice): [string, string][] {
  const { recipient, issuedOn, dueOn, paidOn, voidedOn } = invoice;
  const { locale } = recipient;
  const day = (value: string) => dayText(value, locale, 'long');
  return [
    ...(issuedOn
      ? [[m.invoices_issued_on({}, { locale }), day(issuedOn)] satisfies [string, string]]
      : []),
    ...(dueOn ? [[m.invoices_due_on({}, { locale }), day(dueOn)] satisfies [string, string]] : []),
    ...(paidOn
      ? [[m.invoices_paid_on({}, { locale }), day(paidOn)] satisfies [string, string]]
      : []),
    ...(voidedOn
      ? [[m.invoices_voided_on({}, { locale }), day(voidedOn)] satisfies [string, string]]
      : []),
    [m.invoices_client_number({}, { locale }), recipient.clientId],
  ];
}

/** Who writes to whom, about what. Returns where the lines may begin. */
export function drawHead(doc: PDFKit.PDFDocument, invoice: PdfInvoice): number {
  const { recipient } = invoice;
  const { registeredOffice } = company;
  drawArc(doc);
  write(doc, company.brand, page.left, 58, { face: 'display', size: 20, width: 300 });
  const sender = [company.legalName, ...registeredOffice.lines].join(' · ');
  write(doc, sender, page.left, 122, { size: 7, colour: muted });
  const address = [
    recipient.companyName,
    recipient.contactPerson,
    // One line of the form, on several lines of the envelope.
    ...(recipient.address?.split(/,\s*|\n/) ?? []),
  ].join('\n');
  write(doc, address, page.left, 142, { size: 10.5, width: 270 });
  const addressEnd = doc.y;
  let y = 142;
  for (const [label, value] of facts(invoice)) {
    write(doc, label, 350, y, { colour: muted, width: 90 });
    write(doc, value, 440, y, { width: 99, align: 'right' });
    y = doc.y + 3;
  }
  const start = Math.max(addressEnd, y, 230) + 24;
  write(doc, title(invoice), page.left, start, { face: 'display', size: 17 });
  return doc.y + 14;
}
