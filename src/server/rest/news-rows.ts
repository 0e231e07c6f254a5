import { byIdSchema, okSchema } from '../../shared/contracts/fields.ts';
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
