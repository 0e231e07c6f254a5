import { type Request, type Response, Router } from 'express';
import { type PdfInvoice, renderInvoice } from '../services/invoices/render-invoice.ts';
import { type Caller, createCaller } from '../trpc/routers/app.ts';
import { attachmentHeader } from '../uploads/file-name.ts';
import type { Door } from './door.ts';

type PdfPath = {
  path: string;
  /** Reads the invoice as whoever asks may; says no by throwing, before anything is sent. */
  read: (caller: Caller, id: string) => Promise<PdfInvoice>;
};

/** The one file of each invoice, for its client and for administrators. */
const invoicePdfPaths: readonly PdfPath[] = [
  {
    path: '/api/client/invoices/:id.pdf',
    read: (caller, id) => caller.client.getInvoice({ id }),
  },
  {
    path: '/api/admin/invoices/:id.pdf',
    read: (caller, id) => caller.admin.invoices.get({ id }),
  },
];

/** Letters, figures and dashes alone: every browser and every file system takes them. */
const fileName = ({ number, id }: PdfInvoice) =>
  number === null ? `draft-${id.slice(0, 8)}.pdf` : `${number}.pdf`;

/** Invoices as PDF, in the language the client is written to. */
export function invoicePdf({ contextFor, sendError }: Door): Router {
  const router = Router();
  for (const { path, read } of invoicePdfPaths) {
    router.get(path, async (req: Request<{ id: string }>, res: Response) => {
      try {
        const context = await contextFor(req, res);
        const invoice = await read(createCaller(context), req.params.id);
        const bytes = await renderInvoice(invoice);
        res
          .set({
            'Content-Type': 'application/pdf',
            'Content-Disposition': attachmentHeader(fileName(invoice)),
            'Cache-Control': 'private, no-store',
          })
          .send(bytes);
      } catch (error) {
        sendError(req, res, error);
      }
    });
  }
  return router;
}
