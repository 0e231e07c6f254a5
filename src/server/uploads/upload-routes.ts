import { Router } from 'express';
import { receiveDocument } from './document-upload.ts';
import { downloadObject, downloadOwnResume, downloadResource } from './download.ts';
import { receiveAdminImage, receiveEmployeeImage, receiveGalleryItem } from './image-upload.ts';
import { ingestFile, ingestOffset, localIngestPath } from './local-ingest.ts';
import { putObject } from './put-object.ts';
import { createUploadLocks, type UploadDeps, withErrorResponses } from './upload-handler.ts';
import type { UploadRouter, uploadThingHandler } from './uploadthing.ts';

type UploadThing = { files: UploadRouter; answer: ReturnType<typeof uploadThingHandler> };

/** Imports UploadThing at the first request to it: its 600 modules are a quarter of what a start would read. */
function uploadThingLoader(deps: UploadDeps): () => Promise<UploadThing> {
  let loaded: Promise<UploadThing> | undefined;
  const load = async (): Promise<UploadThing> => {
    const { createFileRouter, uploadThingHandler } = await import('./uploadthing.ts');
    const files = createFileRouter(deps);
    return { files, answer: uploadThingHandler(deps, files) };
  };
  return () => {
    loaded ??= load().catch((error: unknown) => {
      // The next request tries again.
      loaded = undefined;
      throw error;
    });
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

  const uploadThing = withErrorResponses(deps, async (req, res) => {
    const { answer } = await loadUploadThing();
    await answer(req, res);
  });
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
