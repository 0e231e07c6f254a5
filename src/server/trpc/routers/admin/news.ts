import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import * as news from '../../../../shared/contracts/news.ts';
import { getAdminArticle, listArticles } from '../../../services/news/admin-articles.ts';
import {
  articleDeletion,
  createArticle,
  updateArticle,
} from '../../../services/news/edit-article.ts';
import { renderMarkdown } from '../../../services/render-markdown.ts';
import {
  adminMutation,
  adminProcedure,
  adminQuery,
  deletionProcedures,
  router,
} from '../../init.ts';

export const newsRouter = router({
  list: adminQuery(news.listArticlesInput, news.listArticlesOutput, listArticles),
  get: adminQuery(byIdSchema, news.adminArticleSchema, getAdminArticle),

  preview: adminProcedure
    .input(news.previewArticleInput)
    .output(news.previewArticleOutput)
    .query(({ input }) => ({ html: renderMarkdown(input.content) })),

  create: adminMutation(news.createArticleInput, news.adminArticleSchema, createArticle),
  update: adminMutation(news.updateArticleInput, news.adminArticleSchema, updateArticle),
  ...deletionProcedures(articleDeletion),
});
