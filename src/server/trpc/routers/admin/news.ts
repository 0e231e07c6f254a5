import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import {
  adminArticleSchema,
  createArticleInput,
  listArticlesInput,
  listArticlesOutput,
  previewArticleInput,
  previewArticleOutput,
  updateArticleInput,
} from '../../../../shared/contracts/news.ts';
import { getAdminArticle, listArticles } from '../../../services/news/admin-articles.ts';
import {
  articleDeletion,
  createArticle,
  updateArticle,
} from '../../../services/news/edit-article.ts';
import { renderMarkdown } from '../../../services/render-markdown.ts';
import { deletionProcedures } from '../../deletion-procedures.ts';
import { adminMutation, adminProcedure, adminQuery, router } from '../../init.ts';

export const newsRouter = router({
  list: adminQuery(listArticlesInput, listArticlesOutput, listArticles),
  get: adminQuery(byIdSchema, adminArticleSchema, getAdminArticle),

  preview: adminProcedure
    .input(previewArticleInput)
    .output(previewArticleOutput)
    .query(({ input }) => ({ html: renderMarkdown(input.content) })),

  create: adminMutation(createArticleInput, adminArticleSchema, createArticle),
  update: adminMutation(updateArticleInput, adminArticleSchema, updateArticle),
  ...deletionProcedures(articleDeletion),
});
