import { type RequestHandler, Router } from 'express';
import { receiveDocument } from './document-upload.ts';
import { downloadObject, downloadOwnResume, downloadResource } from './download.ts';
import { receiveAdminImage, receiveEmployeeImage, receiveGalleryItem } from './image-upload.ts';
import { ingestFile, ingestOffset, localIngestPath } from './local-ingest.ts';
import { putObject } from './put-object.ts';
import { createUploadLocks, type UploadDeps } from './upload-handler.ts';
import type { UploadRouter } from './uploadthing.ts';

type UploadThing = { files: UploadRouter; answer: RequestHandler };

/** Loads it when the first file comes: its 600 modules are a quarter of what a start of the server would read. */
function uploadThingLoader(deps: UploadDeps): () => Promise<UploadThing> {
  let loaded: Promise<UploadThing> | undefined;
  const load = async (): Promise<UploadThing> => {
    const { createFileRouter, uploadThingHandler } = await import('./uploadthing.ts');
    const files = createFileRouter(deps);
    return { files, answer: uploadThingHandler(deps, files) };
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/**
 * Everything through which files come and go. Mount it behind the check of the request's origin and before any body
 * parser: these routes read their bodies themselves.
 */
export function createUploadRoutes(deps: UploadDeps): Router {
  const router = Router();
  const turns = createUploadLocks();
  const loadUploadThing = uploadThingLoader(deps);

  const uploadThing: RequestHandler = async (req, res, next) => {
    const { answer } = await loadUploadThing();
    await answer(req, res, next);
  };
  router.get('/api/uploadthing', uploadThing);
  router.post('/api/uploadthing', uploadThing);
  if (!deps.env.UPLOADTHING_TOKEN) {
    router.head(`${localIngestPath}/:key`, ingestOffset(deps, turns));
    router.put(
      `${localIngestPath}/:key`,
      ingestFile(deps, async () => (await loadUploadThing()).files, turns),
    );
  }

  router.put('/objects/:id', putObject(deps, turns));
  router.get('/objects/:id', downloadObject(deps));

  router.post('/api/admin/images', receiveAdminImage(deps));
  router.post('/api/admin/gallery/upload', receiveGalleryItem(deps));
  router.post('/api/employee/images', receiveEmployeeImage(deps));
  router.post('/api/admin/resources/files', receiveDocument(deps));
  router.get('/api/resources/:id/file', downloadResource(deps));
  router.post('/api/application/resume', ...downloadOwnResume(deps));
  return router;
}
