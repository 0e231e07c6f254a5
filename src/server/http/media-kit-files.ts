import { type Request, type Response, Router } from 'express';
import { AppError } from '../services/errors.ts';
import { kitFile } from '../services/media-kit/logo.ts';
import type { MediaKitAccess } from './media-kit-cookie.ts';

/**
 * `GET /media-kit/files/<name>`, as attachments, for callers that gave the PIN. Whether a name exists is told only to
 * them.
 */
export function mediaKitFiles(accessOf: (req: Request, res: Response) => MediaKitAccess): Router {
  const router = Router();
  router.get('/media-kit/files/:name', async (req, res) => {
    if (!(await accessOf(req, res).isGranted())) throw new AppError('pin-required');
    const file = await kitFile(req.params.name);
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
