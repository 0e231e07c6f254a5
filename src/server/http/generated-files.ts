import { type Request, type Response, Router } from 'express';
import { VCard } from 'vcard-creator';
import { company } from '../../shared/content/company.ts';
import { type PublicProfile, profileKeyInput } from '../../shared/contracts/employee.ts';
import type { Role } from '../../shared/domain/accounts.ts';
import { splitName } from '../../shared/domain/text.ts';
import { isLocale, localizedPath } from '../../shared/i18n/locale.ts';
import type { InvoiceFileKind } from '../db/entities/invoices.ts';
import { AppError } from '../errors.ts';
import { currentLocale, inLocale } from '../request-scope.ts';
import { readInvoiceDocument } from '../services/invoices/issued-documents.ts';
import type { PdfInvoice } from '../services/invoices/render-invoice.ts';
import { getKitFile } from '../services/media-kit/logo.ts';
import { getProfile } from '../services/site/team.ts';
import { attachmentHeader } from '../storage/file-name.ts';
import type { MediaKitAccess } from '../trpc/context.ts';
import { type Caller, createCaller } from '../trpc/routers/app.ts';
import type { DocumentDependencies } from './public-documents.ts';
import type { RouteDependencies } from './request-context.ts';
import { roleRoute } from './role-route.ts';
import { siteOrigin } from './security.ts';

type PdfReader = {
  role: Role;
  /** Reads the invoice with the caller's permissions; throws before anything is sent. */
  read: (caller: Caller, id: string) => Promise<PdfInvoice>;
};

/** The readers of each invoice: its client and administrators. */
const pdfReaders: readonly PdfReader[] = [
  { role: 'client', read: (caller, id) => caller.client.getInvoice({ id }) },
  { role: 'admin', read: (caller, id) => caller.admin.invoices.get({ id }) },
];

type PdfKind = {
  suffix: string;
  kind: InvoiceFileKind;
  fileName: (invoice: PdfInvoice) => string;
};

/** Letters, figures and dashes alone: every browser and every file system takes them. */
const invoiceFileName = ({ number, id }: PdfInvoice) =>
  number === null ? `draft-${id.slice(0, 8)}.pdf` : `${number}.pdf`;

const pdfKinds: readonly PdfKind[] = [
  { suffix: '.pdf', kind: 'invoice', fileName: invoiceFileName },
  {
    suffix: '/credit-note.pdf',
    kind: 'credit-note',
    fileName: ({ creditNote, id }) => `${creditNote?.number ?? id}.pdf`,
  },
];

/**
 * `/api/<role>/invoices/<id>.pdf` and `…/credit-note.pdf`: invoices and credit notes as PDF, in the language the client
 * is written to; as they were issued.
 */
export function invoicePdf(deps: RouteDependencies): Router {
  const router = Router();
  const files = pdfReaders.flatMap((reader) => pdfKinds.map((kind) => ({ ...reader, ...kind })));
  for (const { role, read, suffix, kind, fileName } of files) {
    router.get(
      `/api/${role}/invoices/:id${suffix}`,
      roleRoute(role, deps, async (req, res, context) => {
        const invoice = await read(createCaller(context), String(req.params.id));
        const { content } = await readInvoiceDocument(context, { id: invoice.id, kind });
        res
          .set({
            'Content-Type': 'application/pdf',
            'Content-Disposition': attachmentHeader(fileName(invoice)),
            'Cache-Control': 'private, no-store',
          })
          .send(content);
      }),
    );
  }
  return router;
}

/** Of these properties the package escapes nothing; a line break would begin another one. */
const oneLine = (value: string) => value.replaceAll(/[\r\n]+/g, ' ');

function renderCard(profile: PublicProfile, origin: string): string {
  const { firstName, lastName } = splitName(profile.name);
  const card = new VCard()
    .addName({ givenName: firstName, familyName: lastName })
    .addJobtitle(profile.position)
    .addCompany({
      name: company.brand,
      ...(profile.department ? { department: profile.department } : {}),
    })
    .addUrl({
      url: origin + localizedPath(`/profile/${profile.id ?? profile.slug}`, currentLocale()),
      type: ['work'],
    });
  if (profile.email) card.addEmail({ address: oneLine(profile.email), type: ['work'] });
  if (profile.phone) card.addPhoneNumber({ number: oneLine(profile.phone), type: ['work'] });
  if (profile.imageUrl) card.addPhoto({ url: origin + profile.imageUrl });
  return card.toString();
}

/**
 * `/api/employee-profiles/<id or slug>/vcard`: what the public profile shows, for an address book; with `?locale=` in
 * the language of the page that links to it.
 */
export function vcards({ publicUrl, visitorContext }: DocumentDependencies): Router {
  const router = Router();
  router.get('/api/employee-profiles/:key/vcard', async (req, res) => {
    const input = profileKeyInput.safeParse(req.params).data;
    if (!input) throw new AppError('not-found');
    const { locale = currentLocale() } = req.query;
    if (!isLocale(locale)) throw new AppError('not-found');
    await inLocale(locale, async () => {
      const profile = await getProfile(visitorContext(req), input);
      res
        .set({
          'Content-Type': 'text/vcard; charset=utf-8',
          'Content-Disposition': attachmentHeader(`${profile.slug}.vcf`),
        })
        .send(renderCard(profile, siteOrigin(req, publicUrl)));
    });
  });
  return router;
}

/**
 * `GET /media-kit/files/<name>`, as attachments, for callers that gave the PIN. Others do not learn which names
 * exist.
 */
export function mediaKitFiles(accessOf: (req: Request, res: Response) => MediaKitAccess): Router {
  const router = Router();
  router.get('/media-kit/files/:name', async (req, res) => {
    if (!(await accessOf(req, res).isGranted())) throw new AppError('pin-required');
    const file = await getKitFile(req.params.name);
    if (!file) throw new AppError('not-found');
    res
      .set({
        'Content-Type': file.contentType,
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Cache-Control': 'private, no-store',
      })
      .send(file.bytes);
  });
  return router;
}
