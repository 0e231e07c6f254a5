import { byIdSchema, okSchema } from '../../shared/contracts/fields.ts';
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

const newsPath = '/api/news';

/** The rows of news: the list is public, writing for administrators. */
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
