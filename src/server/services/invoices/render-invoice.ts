import { company } from '../../../shared/content/company.ts';
import type { BankAccount } from '../../../shared/contracts/bank-account.ts';
import type { PaymentMethod } from '../../../shared/contracts/client.ts';
import type { Locale } from '../../../shared/contracts/fields.ts';
import type { CreditSettlement, InvoiceRecord } from '../../../shared/contracts/invoice.ts';
import {
  formatBasisPoints,
  formatHundredths,
  formatMoney,
  isOpenInvoice,
} from '../../../shared/domain/money.ts';
import { formatDay, formatPeriod } from '../../../shared/i18n/dates.ts';
import {
  creditEffect,
  paymentDetails,
  paymentSentence,
  taxSentence,
} from '../../../shared/i18n/invoice-texts.ts';
import { m } from '../../../shared/i18n/paraglide/messages.js';
import { AppError } from '../../errors.ts';
import {
  drawRule,
  drawText,
  ink,
  measureTextHeight,
  muted,
  page,
  pdfFonts,
  sun,
} from './pdf-page.ts';

export type PdfInvoice = Omit<InvoiceRecord, 'client' | 'createdAt' | 'version'>;

/** The document to draw: an invoice, or the credit note to one, which has the invoice's lines below zero. */
type PdfDocument = PdfInvoice & {
  corrects: {
    number: string;
    issuedOn: string;
    reason: string;
    settlement: CreditSettlement;
  } | null;
};

/** Payment of an invoice: the method, and the account, null where none is named. */
type Payment = { method: PaymentMethod; account: BankAccount | null };

/** Two desks and the arc between them. */
function drawArc(doc: PDFKit.PDFDocument): void {
  doc.path('M 455 84 A 42 42 0 0 1 539 84').lineWidth(1.5).strokeColor('#0F6E6E').stroke();
  doc.moveTo(447, 84).lineTo(547, 84).lineWidth(0.75).strokeColor(ink).stroke();
  doc.circle(497, 42, 5).fillColor(sun).fill();
}

function title({ number, state, corrects, recipient: { locale } }: PdfDocument): string {
  if (number === null) return m.invoices_pdf_draft({}, { locale });
  if (corrects) return m.invoices_pdf_credit_note({ number }, { locale });
  return (state === 'void' ? m.invoices_pdf_void : m.invoices_pdf_title)({ number }, { locale });
}

function documentDetails(invoice: PdfDocument): [string, string][] {
  const { recipient, issuedOn, dueOn, voidedOn, corrects } = invoice;
  const { buyerVatNumber, periodFrom, periodTo } = invoice;
  const { locale } = recipient;
  const o = { locale };
  const day = (value: string | null) => value && formatDay(value, locale, 'long');
  const period = periodFrom && periodTo && formatPeriod(periodFrom, periodTo, locale, 'long');
  const rows: [label: string, value: string | null][] = [
    ...(corrects
      ? ([
          [m.invoices_pdf_credit_date({}, o), day(issuedOn)],
          [m.invoices_pdf_credit_invoice({}, o), corrects.number],
          [m.invoices_pdf_credit_invoice_date({}, o), day(corrects.issuedOn)],
        ] satisfies typeof rows)
      : ([
          [m.invoices_issued_on({}, o), day(issuedOn)],
          [m.invoices_due_on({}, o), day(dueOn)],
          [m.invoices_voided_on({}, o), day(voidedOn)],
        ] satisfies typeof rows)),
    [m.invoices_period({}, o), period],
    [m.invoices_client_number({}, o), recipient.clientId],
    [m.invoices_buyer_vat_number({}, o), buyerVatNumber],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** Draws the sender, the recipient and the details. Returns where the lines may begin. */
function drawLetterhead(doc: PDFKit.PDFDocument, invoice: PdfDocument): number {
  const { recipient } = invoice;
  const { registeredOffice } = company;
  drawArc(doc);
  drawText(doc, company.brand, page.left, 58, { face: 'display', size: 20, width: 300 });
  const sender = [company.legalName, ...registeredOffice.lines].join(' · ');
  drawText(doc, sender, page.left, 122, { size: 7, colour: muted });
  const address = [
    recipient.companyName,
    recipient.contactPerson,
    // One line of the form, on several lines of the envelope.
    ...(recipient.address?.split(/,\s*|\n/) ?? []),
  ].join('\n');
  drawText(doc, address, page.left, 142, { size: 10.5, width: 270 });
  const addressEnd = doc.y;
  let y = 142;
  for (const [label, value] of documentDetails(invoice)) {
    drawText(doc, label, 335, y, { colour: muted, width: 100 });
    drawText(doc, value, 437, y, { width: 102, align: 'right' });
    y = doc.y + 3;
  }
  const start = Math.max(addressEnd, y, 230) + 24;
  drawText(doc, title(invoice), page.left, start, { face: 'display', size: 17 });
  return doc.y + 14;
}

/** Left edge and width of each column, in points. */
const columns = {
  text: { x: 56, width: 243 },
  quantity: { x: 305, width: 60 },
  price: { x: 370, width: 80 },
  amount: { x: 455, width: 84 },
} as const;
type FigureColumn = Exclude<keyof typeof columns, 'text'>;

const drawFigure = (
  doc: PDFKit.PDFDocument,
  column: FigureColumn,
  text: string,
  y: number,
  style: Parameters<typeof drawText>[4] = {},
) =>
  drawText(doc, text, columns[column].x, y, {
    ...style,
    width: columns[column].width,
    align: 'right',
  });

function drawColumnHeads(doc: PDFKit.PDFDocument, y: number, locale: Locale): number {
  const style = { face: 'strong', size: 8.5, colour: muted } as const;
  const { x, width } = columns.text;
  drawText(doc, m.invoices_line_text({}, { locale }), x, y, { ...style, width });
  drawFigure(doc, 'quantity', m.invoices_line_quantity({}, { locale }), y, style);
  drawFigure(doc, 'price', m.invoices_line_price({}, { locale }), y, style);
  drawFigure(doc, 'amount', m.invoices_line_amount({}, { locale }), y, style);
  drawRule(doc, y + 16);
  return y + 23;
}

/** A new page where what comes next does not fit on this one. */
function ensurePageSpace(doc: PDFKit.PDFDocument, y: number, height: number): number {
  if (y + height <= page.bottom) return y;
  doc.addPage();
  return page.top;
}

/** Draws the lines and their total. Returns where the next text may begin. */
function drawLines(doc: PDFKit.PDFDocument, invoice: PdfInvoice, start: number): number {
  const { lines, currency, recipient, taxRate } = invoice;
  const { locale } = recipient;
  const amount = (cents: number) => formatMoney(cents, currency, locale);
  let y = drawColumnHeads(doc, start, locale);
  for (const { description, quantity, unitPrice, amountCents } of lines) {
    const height = measureTextHeight(doc, description, { width: columns.text.width });
    const top = ensurePageSpace(doc, y, height + 12);
    y = top === y ? y : drawColumnHeads(doc, top, locale);
    drawText(doc, description, columns.text.x, y, { width: columns.text.width });
    drawFigure(doc, 'quantity', formatHundredths(quantity, locale), y);
    drawFigure(doc, 'price', amount(unitPrice), y);
    drawFigure(doc, 'amount', amount(amountCents), y);
    drawRule(doc, y + height + 4);
    y += height + 11;
  }
  y = ensurePageSpace(doc, y, 70);
  const sums = [{ label: m.invoices_net({}, { locale }), cents: invoice.netCents }];
  // A line of 0 % would read as a rate; the sentence about the taxation says why there is none.
  if (taxRate !== 0) {
    const rate = formatBasisPoints(taxRate, locale);
    sums.push({ label: m.invoices_tax({ rate }, { locale }), cents: invoice.taxCents });
  }
  for (const { label, cents } of sums) {
    drawText(doc, label, 305, y, { colour: muted, width: 145 });
    drawFigure(doc, 'amount', amount(cents), y);
    y += 17;
  }
  drawRule(doc, y, ink);
  drawText(doc, m.invoices_total({}, { locale }), 305, y + 6, {
    face: 'strong',
    size: 11,
    width: 145,
  });
  drawFigure(doc, 'amount', amount(invoice.totalCents), y + 6, { face: 'strong', size: 11 });
  return y + 44;
}

/** Draws the open amount, its due day and the account to pay to. Returns where the next text may begin. */
function drawPayment(
  doc: PDFKit.PDFDocument,
  { number, dueOn, totalCents, currency, state, recipient: { locale } }: PdfInvoice,
  account: BankAccount | null,
  start: number,
): number {
  if (!isOpenInvoice(state) || number === null || dueOn === null || account === null) return start;
  const rows = [
    {
      label: m.invoices_payment_amount({}, { locale }),
      text: formatMoney(totalCents, currency, locale),
    },
    { label: m.invoices_due_on({}, { locale }), text: formatDay(dueOn, locale, 'long') },
    ...paymentDetails(account, number, locale),
  ];
  const column = { x: page.left + 125, width: page.width - 125 };
  const heights = rows.map(({ text }) => measureTextHeight(doc, text, { width: column.width }) + 3);
  // It is looked up as a whole, so it stands on one page.
  let y = ensurePageSpace(doc, start, 34 + heights.reduce((sum, height) => sum + height, 0));
  drawText(doc, m.invoices_payment_title({}, { locale }), page.left, y, {
    face: 'strong',
    size: 11,
  });
  drawRule(doc, y + 18);
  y += 25;
  for (const [index, { label, text }] of rows.entries()) {
    drawText(doc, label, page.left, y, { colour: muted, width: 120 });
    drawText(doc, text, column.x, y, { width: column.width });
    y += heights[index] ?? 0;
  }
  return y + 14;
}

function closingTexts(
  { note, dueOn, number, state, recipient, taxCategory, corrects }: PdfDocument,
  { method, account }: Payment,
): string[] {
  const { locale } = recipient;
  const reason = taxSentence(taxCategory, locale);
  const closing = reason ? [reason] : [];
  if (corrects) {
    const date = formatDay(corrects.issuedOn, locale, 'long');
    return [
      m.invoices_pdf_credit_text({ number: corrects.number, date }, { locale }),
      `${m.invoices_credit_reason({}, { locale })}: ${corrects.reason}`,
      ...closing,
      creditEffect(corrects.settlement, locale),
    ];
  }
  if (note) closing.push(note);
  // With an account the sentence says nothing that does not stand above.
  if (isOpenInvoice(state) && dueOn !== null && number !== null && account === null) {
    closing.push(paymentSentence({ method, number, dueOn }, locale));
  }
  if (state === 'void') closing.push(m.invoices_pdf_void_text({}, { locale }));
  return closing;
}

/**
 * An invoice as a PDF on A4, with the site's own fonts, in the language the client is written to. The library is loaded
 * with the first requested document.
 * @param payment named by an open invoice alone
 */
export function renderInvoice(invoice: PdfInvoice, payment: Payment): Promise<Buffer> {
  return renderDocument({ ...invoice, corrects: null }, payment);
}

/**
 * The credit note to an invoice, drawn as the invoice is, with every amount below zero. Throws AppError('not-found')
 * where there is none.
 */
export async function renderCreditNote(invoice: PdfInvoice): Promise<Buffer> {
  const { creditNote, number, issuedOn } = invoice;
  if (!creditNote || number === null || issuedOn === null) throw new AppError('not-found');
  // Not a minus before it: nothing stays 0, which is never written as -0.
  const negated = (cents: number) => 0 - cents;
  const credited: PdfDocument = {
    ...invoice,
    number: creditNote.number,
    issuedOn: creditNote.issuedOn,
    note: null,
    lines: invoice.lines.map((line) => ({
      ...line,
      unitPrice: negated(line.unitPrice),
      amountCents: negated(line.amountCents),
    })),
    netCents: negated(invoice.netCents),
    taxCents: negated(invoice.taxCents),
    totalCents: negated(invoice.totalCents),
    corrects: { number, issuedOn, reason: creditNote.reason, settlement: creditNote.settlement },
  };
  return renderDocument(credited, { method: 'bank_transfer', account: null });
}

async function renderDocument(invoice: PdfDocument, payment: Payment): Promise<Buffer> {
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

  const linesEnd = drawLines(doc, invoice, drawLetterhead(doc, invoice));
  let y = drawPayment(doc, invoice, payment.account, linesEnd);
  for (const text of closingTexts(invoice, payment)) {
    const height = measureTextHeight(doc, text, { width: 400 });
    if (y + height > page.bottom) {
      doc.addPage();
      y = page.top;
    }
    drawText(doc, text, page.left, y, { width: 400 });
    y = doc.y + 8;
  }

  const { count } = doc.bufferedPageRange();
  const { registration } = company;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    drawRule(doc, 772);
    const small = { size: 7.5, colour: muted } as const;
    const imprint = [company.legalName, company.email, company.phone].join(' · ');
    drawText(doc, imprint, page.left, 780, { ...small, width: 400 });
    const numbers = m.invoices_pdf_numbers(
      { company: registration.companyNumber, vat: registration.vatNumber },
      { locale },
    );
    drawText(doc, numbers, page.left, 792, { ...small, width: 400 });
    const position = m.invoices_pdf_page({ page: index + 1, pages: count }, { locale });
    drawText(doc, position, 459, 780, { ...small, width: 80, align: 'right' });
  }
  doc.end();
  return done;
}
