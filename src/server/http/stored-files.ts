import { readdirSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { idSchema } from '../../shared/contracts/fields.ts';
import { type ImageFormat, imageFormats } from '../db/entities/images.ts';
import type { Orm } from '../db/orm.ts';
import { AppError } from '../errors.ts';
import { findVariant } from '../services/images/images.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/**
 * The built files: those of `/assets` never change under one name; the few beside them (icons) are served by the names
 * that lie there at the start, so that asking for a page looks nothing up on the disk.
 */
export function publicFiles(folder: string): RequestHandler {
  const names = new Set(
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${entry.name}`),
  );
  const router = Router();
  router.use(
    '/assets',
    express.static(`${folder}/assets`, { immutable: true, maxAge: '1y', index: false }),
  );
  const single = express.static(folder, { index: false, maxAge: '1h', dotfiles: 'ignore' });
  router.use((req, res, next) => {
    if (names.has(req.path)) single(req, res, next);
    else next();
  });
  return router;
}

type Dependencies = { orm: Orm; objects: ObjectStore; log: Logger };

type ImageRequest = { image: string; format: ImageFormat; width?: number };

const imageFilePattern = /^([1-9]\d{0,4})\.(avif|webp)$/;

function parseImageRequest({ id, file }: Request['params']): ImageRequest {
  const image = idSchema.safeParse(id).data;
  if (!image) throw new AppError('not-found');
  if (file === undefined) return { image, format: 'webp' };
  const [, width, extension] = imageFilePattern.exec(String(file)) ?? [];
  const format = imageFormats.find((known) => known === extension);
  if (!width || !format) throw new AppError('not-found');
  return { image, format, width: Number(width) };
}

/**
 * `GET /images/<id>/<width>.avif` or `.webp`, and `/images/<id>` for the widest WebP: public, and for ever, because a
 * changed picture gets a new id.
 */
export function imageFiles({ orm, objects, log }: Dependencies): Router {
  const send = async (req: Request, res: Response) => {
    const variant = await findVariant(orm.em.fork(), parseImageRequest(req.params));
    const validator = `"${variant.id}"`;
    const isKnown = req.get('if-none-match') === validator;
    // Opened before anything of the answer is written: bytes that are gone are a plain 404.
    const body = isKnown || req.method === 'HEAD' ? null : await objects.open(variant);
    res.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: validator });
    if (isKnown) {
      res.status(304).end();
      return;
    }
    res.set({
      'Content-Type': `image/${variant.format}`,
      'Content-Length': String(variant.size),
    });
    if (!body) {
      res.end();
      return;
    }
    await pipeline(body, res).catch((error: unknown) => {
      // Mostly a reader who went on before the picture had come.
      log.debug({ err: error, path: req.path }, 'picture download aborted');
      res.destroy();
    });
  };
  const router = Router();
  router.get('/images/:id', send);
  router.get('/images/:id/:file', send);
  return router;
}
