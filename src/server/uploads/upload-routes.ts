import { Router } from 'express';
import { uploadGalleryItemInput } from '../../shared/contracts/gallery-admin.ts';
import { storeImageInput } from '../../shared/contracts/picture.ts';
import { documentRoute } from './document-part.ts';
import { downloadObject, downloadOwnResume, downloadResource } from './download.ts';
import { createFileRouter } from './file-router.ts';
import { imageRoute, jsonField } from './image-part.ts';
import { ingestFile, ingestOffset } from './local-ingest.ts';
import { localIngestPath } from './local-token.ts';
import { putObject } from './put-object.ts';
import { uploadThingHandler } from './route-handler.ts';
import { createTurns } from './turns.ts';
import type { UploadDeps } from './upload-deps.ts';

/**
 * Everything through which files come and go. Mount it behind the check of the request's origin and before any body
 * parser: these routes read their bodies themselves.
 */
export function createUploadRoutes(deps: UploadDeps): Router {
  const router = Router();
  const turns = createTurns();
  const files = createFileRouter(deps);

  const uploadThing = uploadThingHandler(deps, files);
  router.get('/api/uploadthing', uploadThing);
  router.post('/api/uploadthing', uploadThing);
  if (!deps.env.UPLOADTHING_TOKEN) {
    router.head(`${localIngestPath}/:key`, ingestOffset(deps, turns));
    router.put(`${localIngestPath}/:key`, ingestFile(deps, files, turns));
  }

  router.put('/objects/:id', putObject(deps, turns));
  router.get('/objects/:id', downloadObject(deps));

  router.post(
    '/api/admin/images',
    imageRoute(deps, (caller, image) =>
      caller.admin.images.store(
        storeImageInput.parse({ part: image.part, crop: jsonField(image, 'crop') }),
      ),
    ),
  );
  router.post(
    '/api/admin/gallery/upload',
    imageRoute(deps, (caller, { part, fields }) =>
      caller.admin.pictures.upload(
        uploadGalleryItemInput.parse({ ...Object.fromEntries(fields), part }),
      ),
    ),
  );
  router.post(
    '/api/employee/images',
    imageRoute(
      deps,
      (caller, image) =>
        caller.employee.images.store(
          storeImageInput.parse({ part: image.part, crop: jsonField(image, 'crop') }),
        ),
      (caller) => caller.employee.images.begin(),
    ),
  );
  router.post('/api/admin/resources/files', documentRoute(deps));
  router.get('/api/resources/:id/file', downloadResource(deps));
  router.get('/api/application/resume', downloadOwnResume(deps));
  return router;
}
