import { type Request, type Response, Router } from 'express';
import { localeSchema } from '../../shared/contracts/fields.ts';
import { localizedPath } from '../../shared/i18n/locale.ts';
import type { RequestContext } from '../trpc/context.ts';
import { createCaller } from '../trpc/routers/app.ts';

type Dependencies = {
  /** Without a session: the signed token alone says whose address it is. */
  visitorContext: (req: Request) => RequestContext;
  sendError: (req: Request, res: Response, error: unknown) => void;
};

/**
 * Handles the button of a mail program: a POST to the address of the newsletter's own page takes an address off the
 * list without one (RFC 8058). Mail programs on the web send it from another origin; it carries no cookie that would be
 * looked at. The body is always the same, so it is not read.
 */
export function oneClickUnsubscribe({ visitorContext, sendError }: Dependencies): Router {
  const router = Router();
  for (const locale of localeSchema.options) {
    router.post(localizedPath('/newsletter/unsubscribe', locale), async (req, res) => {
      try {
        // A signed token cannot be guessed, and a mail provider sends for all its people from few addresses.
        const context = { ...visitorContext(req), limit: async () => {} };
        const token = String(req.query.token ?? '');
        await createCaller(context).public.unsubscribe({ token });
        res.set('Cache-Control', 'no-store').status(200).end();
      } catch (error) {
        sendError(req, res, error);
      }
    });
  }
  return router;
}
