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
import { adminProcedure, router } from '../../init.ts';

export const newsRouter = router({
  list: adminProcedure
    .input(listArticlesInput)
    .output(listArticlesOutput)
    .query(({ ctx, input }) => listArticles(ctx, input)),

  get: adminProcedure
    .input(byIdSchema)
    .output(adminArticleSchema)
    .query(({ ctx, input }) => getAdminArticle(ctx, input)),

  preview: adminProcedure
    .input(previewArticleInput)
    .output(previewArticleOutput)
    .query(({ input }) => ({ html: renderMarkdown(input.content) })),

  create: adminProcedure
    .input(createArticleInput)
    .output(adminArticleSchema)
    .mutation(({ ctx, input }) => createArticle(ctx, input)),

  update: adminProcedure
    .input(updateArticleInput)
    .output(adminArticleSchema)
    .mutation(({ ctx, input }) => updateArticle(ctx, input)),

  ...deletionProcedures(articleDeletion),
});
