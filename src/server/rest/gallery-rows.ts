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
  adminArticleSchema,
  createArticleInput,
  newsRecordSchema,
  updateArticleInput,
} from '../../shared/contracts/news.ts';
import { listRow, type RestRoute, row } from './rest-row.ts';

const newsPath = '/api/news';

/** The rows of news: the list is public, writing for administrators. */
export const newsRows: readonly RestRoute[] = [
  listRow(
    newsPath,
    'anybody',
    'Published articles with their Markdown, newest first',
    newsRecordSchema,
    (caller, page) => caller.public.listNewsRecords(page),
  ),
  row('post', newsPath, 'admin', {
    summary:
      'Write an article; published now unless publishedAt is in the future or isPublished is false',
    status: 201,
    input: createArticleInput,
    output: adminArticleSchema,
    call: (caller, input) => caller.admin.news.create(input),
  }),
  row('patch', `${newsPath}/:id`, 'admin', {
    summary: 'Change an article, publish it or take it back',
    input: updateArticleInput,
    output: adminArticleSchema,
    call: (caller, input) => caller.admin.news.update(input),
  }),
  row('delete', `${newsPath}/:id`, 'admin', {
    summary: 'Delete an article',
    input: byIdSchema,
    output: okSchema,
    call: (caller, input) => caller.admin.news.delete(input),
  }),
];

const sessionInput = z.object({ sessionId: gallerySessionSchema });

/** The public rows of the gallery. */
export const galleryRows: readonly RestRoute[] = [
  row('get', '/api/gallery', 'anybody', {
    summary: 'The pictures of the gallery; with a sessionId also which of them that browser likes',
    input: listGalleryInput,
    output: galleryItemSchema.array(),
    read: ({ query }) => (query.sessionId ? { sessionId: query.sessionId } : {}),
    call: (caller, input) => caller.gallery.list(input),
  }),
  row('post', '/api/gallery/:id/like', 'anybody', {
    summary: 'Like a picture; the same session once more changes nothing',
    input: likeInput,
    documentedInput: sessionInput,
    output: likeOutput,
    read: ({ params, body }) => ({ id: params.id, sessionId: body.sessionId }),
    call: (caller, input) => caller.gallery.like(input),
  }),
  row('delete', '/api/gallery/:id/like', 'anybody', {
    summary: 'Take a like back',
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
  listRow(
    galleryPath,
    'admin',
    'Pictures of the gallery, hidden ones too, newest first',
    adminGalleryItemSchema,
    (caller, page) => caller.admin.pictures.list({ ...page, sort: 'newest' }),
  ),
  row('patch', `${galleryPath}/:id`, 'admin', {
    summary: 'Show or hide a picture, or change its texts',
    input: updateGalleryItemInput,
    output: adminGalleryItemSchema,
    call: (caller, input) => caller.admin.pictures.update(input),
  }),
  row('delete', `${galleryPath}/:id`, 'admin', {
    summary: 'Delete a picture and its likes',
    input: byIdSchema,
    output: okSchema,
    call: (caller, input) => caller.admin.pictures.delete(input),
  }),
];
