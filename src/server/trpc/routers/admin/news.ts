import {
  announcementSchema,
  createAnnouncementInput,
  listAnnouncementsInput,
  listAnnouncementsOutput,
  updateAnnouncementInput,
} from '../../../../shared/contracts/announcement.ts';
import { byIdSchema } from '../../../../shared/contracts/fields.ts';
import * as news from '../../../../shared/contracts/news.ts';
import { announcementRecords } from '../../../services/announcements/edit-announcement.ts';
import { listAnnouncements } from '../../../services/announcements/list-announcements.ts';
import { listArticles } from '../../../services/news/admin-articles.ts';
import { articleRecords } from '../../../services/news/edit-article.ts';
import { renderMarkdown } from '../../../services/render-markdown.ts';
import {
  adminMutation,
  adminProcedure,
  adminQuery,
  deletionProcedures,
  router,
} from '../../init.ts';

export const announcementsRouter = router({
  list: adminQuery(listAnnouncementsInput, listAnnouncementsOutput, listAnnouncements),
  get: adminQuery(byIdSchema, announcementSchema, announcementRecords.get),
  create: adminMutation(createAnnouncementInput, announcementSchema, announcementRecords.create),
  update: adminMutation(updateAnnouncementInput, announcementSchema, announcementRecords.update),
  ...deletionProcedures(announcementRecords),
});

export const newsRouter = router({
  list: adminQuery(news.listArticlesInput, news.listArticlesOutput, listArticles),
  get: adminQuery(byIdSchema, news.adminArticleSchema, articleRecords.get),

  preview: adminProcedure
    .input(news.previewArticleInput)
    .output(news.previewArticleOutput)
    .query(({ input }) => ({ html: renderMarkdown(input.content) })),

  create: adminMutation(news.createArticleInput, news.adminArticleSchema, articleRecords.create),
  update: adminMutation(news.updateArticleInput, news.adminArticleSchema, articleRecords.update),
  ...deletionProcedures(articleRecords),
});
