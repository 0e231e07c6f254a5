import { byIdSchema, okSchema } from '../../shared/contracts/common.ts';
import {
  adminGalleryItemSchema,
  updateGalleryItemInput,
} from '../../shared/contracts/gallery-admin.ts';
import { listAnswer, pageOfQuery, readListQuery, restListQuery } from './rest-list.ts';
import { type RestRoute, row } from './rest-row.ts';

const path = '/api/admin/gallery';

/** The administrator's rows of the gallery; its upload carries a file and stands beside the table. */
export const pictureRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path,
    summary:
      'Pictures of the gallery, hidden ones too, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'admin',
    input: restListQuery,
    output: adminGalleryItemSchema.array(),
    read: readListQuery,
    call: (caller, query) => caller.admin.pictures.list({ ...pageOfQuery(query), sort: 'newest' }),
    answer: listAnswer(path),
  }),
  row({
    method: 'patch',
    path: `${path}/:id`,
    summary: 'Show or hide a picture, or change its texts',
    role: 'admin',
    input: updateGalleryItemInput,
    output: adminGalleryItemSchema,
    read: ({ params, body }) => ({ ...body, id: params.id }),
    call: (caller, input) => caller.admin.pictures.update(input),
  }),
  row({
    method: 'delete',
    path: `${path}/:id`,
    summary: 'Delete a picture and its likes',
    role: 'admin',
    input: byIdSchema,
    output: okSchema,
    read: ({ params }) => ({ id: params.id }),
    call: (caller, input) => caller.admin.pictures.delete(input),
  }),
];
