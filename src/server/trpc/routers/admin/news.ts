import { byIdSchema, okSchema } from '../../../../shared/contracts/fields.ts';
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
  createArticle,
  deleteArticle,
  restoreArticle,
  updateArticle,
} from '../../../services/news/edit-article.ts';
import { renderMarkdown } from '../../../services/render-markdown.ts';
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

  delete: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await deleteArticle(ctx, input);
      return { ok: true };
    }),

  restore: adminProcedure
    .input(byIdSchema)
    .output(okSchema)
    .mutation(async ({ ctx, input }) => {
      await restoreArticle(ctx, input);
      return { ok: true };
    }),
});
