import { z } from 'zod';
import { byIdSchema, okSchema } from '../../shared/contracts/fields.ts';
import {
  adminGalleryItemSchema,
  galleryItemSchema,
  gallerySessionSchema,
  likeInput,
  likeOutput,
  listGalleryInput,
  updateGalleryItemInput,
} from '../../shared/contracts/gallery.ts';
import {
  listResponse,
  type RestRoute,
  readListQuery,
  restListQuery,
  row,
  toPageInput,
} from './rest-row.ts';

const sessionInput = z.object({ sessionId: gallerySessionSchema });

/** The public rows of the gallery. */
export const galleryRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/gallery',
    summary: 'The pictures of the gallery; with a sessionId also which of them that browser likes',
    role: 'anybody',
    input: listGalleryInput,
    output: galleryItemSchema.array(),
    read: ({ query }) => (query.sessionId ? { sessionId: query.sessionId } : {}),
    call: (caller, input) => caller.gallery.list(input),
  }),
  row({
    method: 'post',
    path: '/api/gallery/:id/like',
    summary: 'Like a picture; the same session once more changes nothing',
    role: 'anybody',
    input: likeInput,
    documentedInput: sessionInput,
    output: likeOutput,
    read: ({ params, body }) => ({ id: params.id, sessionId: body.sessionId }),
    call: (caller, input) => caller.gallery.like(input),
  }),
  row({
    method: 'delete',
    path: '/api/gallery/:id/like',
    summary: 'Take a like back',
    role: 'anybody',
    input: likeInput,
    documentedInput: sessionInput,
    output: likeOutput,
    read: ({ params, query, body }) => ({
      id: params.id,
      sessionId: query.sessionId ?? body.sessionId,
    }),
    call: (caller, input) => caller.gallery.unlike(input),
  }),
];

const galleryPath = '/api/admin/gallery';

/** The administrator's rows of the gallery; its upload carries a file and stands beside the table. */
export const pictureRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: galleryPath,
    summary:
      'Pictures of the gallery, hidden ones too, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: restListQuery,
    output: adminGalleryItemSchema.array(),
    read: readListQuery,
    call: (caller, query) => caller.admin.pictures.list({ ...toPageInput(query), sort: 'newest' }),
    answer: listResponse(galleryPath),
  }),
  row({
    method: 'patch',
    path: `${galleryPath}/:id`,
    summary: 'Show or hide a picture, or change its texts',
    role: 'admin',
    input: updateGalleryItemInput,
    output: adminGalleryItemSchema,
    read: ({ params, body }) => ({ ...body, id: params.id }),
    call: (caller, input) => caller.admin.pictures.update(input),
  }),
  row({
    method: 'delete',
    path: `${galleryPath}/:id`,
    summary: 'Delete a picture and its likes',
    role: 'admin',
    input: byIdSchema,
    output: okSchema,
    read: ({ params }) => ({ id: params.id }),
    call: (caller, input) => caller.admin.pictures.delete(input),
  }),
];
