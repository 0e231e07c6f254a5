import { type Request, type Response, Router } from 'express';
import { isLocale } from '../../shared/i18n/locale.ts';
import { AppError } from '../services/errors.ts';
import { KeptResults } from '../services/kept-results.ts';
import { createCaller } from '../trpc/routers/app.ts';
import { previewText } from './preview-pages.ts';
import { drawPreview, type PreviewText } from './preview-picture.ts';
import type { DocumentDependencies } from './public-documents.ts';
import { inLocale } from './request-scope.ts';

/** Drawn pictures kept in memory; each is some 30 kB. */
const maxKept = 200;

/** Pictures that shared links show: `/og/<locale>/<name>.png`, kept by what they say. */
export function previews({ visitorContext }: Pick<DocumentDependencies, 'visitorContext'>): Router {
  const drawn = new KeptResults<Buffer>({ maxEntries: maxKept });
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: a crawler that wants every picture at once leaves the processor to the visitors. */
  function drawInTurn(text: PreviewText): Promise<Buffer> {
    const picture = last.then(() => drawPreview(text));
    last = picture.catch(() => undefined);
    return picture;
  }

  const router = Router();
  router.get('/og/:locale/*name', async (req: Request, res: Response) => {
    const { locale, name } = req.params;
    const path = (Array.isArray(name) ? name : [name]).join('/');
    if (!isLocale(locale) || !path.endsWith('.png')) throw new AppError('not-found');
    const text = await inLocale(locale, () =>
      previewText(path.slice(0, -'.png'.length), locale, createCaller(visitorContext(req))),
    );
    if (!text) throw new AppError('not-found');
    res
      .set({ 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' })
      .send(await drawn.get(JSON.stringify(text), () => drawInTurn(text)));
  });
  return router;
}
