import { z } from 'zod';
import {
  profileKeyInput,
  publicProfileSchema,
  teamMemberSchema,
} from '../../shared/contracts/employee.ts';
import { byIdSchema, okSchema } from '../../shared/contracts/fields.ts';
import {
  galleryItemSchema,
  gallerySessionSchema,
  likeInput,
  likeOutput,
  listGalleryInput,
} from '../../shared/contracts/gallery.ts';
import {
  adminArticleSchema,
  createArticleInput,
  newsRecordSchema,
  updateArticleInput,
} from '../../shared/contracts/news.ts';
import {
  listResponse,
  type RestRoute,
  readListQuery,
  restListQuery,
  row,
  toPageInput,
} from './rest-row.ts';

const sessionInput = z.object({ sessionId: gallerySessionSchema });

/** The public rows of team and gallery. */
export const contentRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: '/api/employee-profiles/public',
    summary: 'The people of the team, in their order, at most a hundred',
    role: 'anybody',
    output: teamMemberSchema.array(),
    call: (caller) => caller.public.listTeam(),
  }),
  row({
    method: 'get',
    path: '/api/employee-profiles/:id',
    summary: 'The public profile of a person, by id or by the slug of the name',
    role: 'anybody',
    input: profileKeyInput,
    output: publicProfileSchema,
    read: ({ params }) => ({ key: params.id }),
    call: (caller, input) => caller.public.getProfile(input),
  }),
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

const newsPath = '/api/news';

/** The rows of news: the list for anybody, the writing for administrators. */
export const newsRows: readonly RestRoute[] = [
  row({
    method: 'get',
    path: newsPath,
    summary:
      'Published articles with their Markdown, newest first; the number of all in X-Total-Count, the next page in the Link header',
    role: 'anybody',
    input: restListQuery,
    output: newsRecordSchema.array(),
    read: readListQuery,
    call: (caller, query) => caller.public.listNewsRecords(toPageInput(query)),
    answer: listResponse(newsPath),
  }),
  row({
    method: 'post',
    path: newsPath,
    summary:
      'Write an article; published now unless publishedAt is in the future or isPublished is false',
    role: 'admin',
    status: 201,
    input: createArticleInput,
    output: adminArticleSchema,
    call: (caller, input) => caller.admin.news.create(input),
  }),
  row({
    method: 'patch',
    path: `${newsPath}/:id`,
    summary: 'Change an article, publish it or take it back',
    role: 'admin',
    input: updateArticleInput,
    output: adminArticleSchema,
    read: ({ params, body }) => ({ ...body, id: params.id }),
    call: (caller, input) => caller.admin.news.update(input),
  }),
  row({
    method: 'delete',
    path: `${newsPath}/:id`,
    summary: 'Delete an article',
    role: 'admin',
    input: byIdSchema,
    output: okSchema,
    read: ({ params }) => ({ id: params.id }),
    call: (caller, input) => caller.admin.news.delete(input),
  }),
];
